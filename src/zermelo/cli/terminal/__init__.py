"""What commands print: boards, tables of results, progress, errors."""
