// Compiles the Python that a page imports as it starts, with its own Pyodide, in Node:
// node bytecode.mjs PYODIDE ARCHIVE PAGE.JSON writes the archive with bytecode to ARCHIVE.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, archive, facts] = process.argv.slice(2).map((one) => resolve(one));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/` });
const page = JSON.parse(readFileSync(facts, "utf8"));
await python.loadPackage(page.wheels.map((name) => `${folder}/${name}`), { messageCallback: () => {}, checkIntegrity: false });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/zermelo" });
python.FS.writeFile("/facts.json", JSON.stringify(page));
python.runPython(`
import json, sys
sys.path.insert(0, "/zermelo")
from zermelo.browser.inside import bytecode
bytecode.write(json.load(open("/facts.json"))["leftOut"], "/zermelo", "/archive.zip")
`);
writeFileSync(archive, python.FS.readFile("/archive.zip"));
process.exit(0);
