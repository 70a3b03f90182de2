"""Analysis boards: positions that are played on for all seats, judged live, and kept as studies."""
