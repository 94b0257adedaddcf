"""Thousands of tables at once: simulation, and what it tells."""

from .simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]
