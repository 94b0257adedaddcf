"""Load, kills and faults for the online table: loopback only, bounded."""
