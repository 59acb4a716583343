"""What runs in the browser, in Pyodide."""
