"""Tests of the rules of Teotihuacan."""
