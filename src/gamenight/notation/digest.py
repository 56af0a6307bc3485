"""A short name for what a document says."""

import hashlib
import json


def canonical(document: object) -> str:
    """The document as JSON in one way only: keys in order, no spaces."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(document: object) -> str:
    """Sixteen hexadecimal digits that two different documents do not share."""
    return hashlib.blake2b(canonical(document).encode(), digest_size=8).hexdigest()
