"""The outermost door: connections, heads, frames, hosts, proxies, and how much of each is too much."""
