"""Before the application: connections, heads, frames, hosts, proxies, and how much of each is too much."""
