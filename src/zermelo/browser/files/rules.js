// Python in the browser: the rules, boards and words of the games, and the page's session.
import { loadPyodide } from "./pyodide/pyodide.mjs";

// Nothing is awaited before this worker listens: messages that come earlier would be lost.
const early = [];
let page, search, number = 0;
const waiting = new Map();

/** Ask the worker that searches; the answer is JSON. */
function ask(question) {
  number += 1;
  search.postMessage({ id: number, question });
  return new Promise((answer) => waiting.set(number, answer));
}

self.onmessage = ({ data }) => {
  if (data.search) {
    search = data.search;
    search.onmessage = ({ data: found }) => {
      waiting.get(found.id)(found.answer);
      waiting.delete(found.id);
    };
  } else if (page) page.receive(data.text);
  else early.push(data.text);
};
self.postMessage({ started: true, state: "Starting Python …" });

async function begin() {
  const facts = await (await fetch("./page.json")).json();
  const python = await loadPyodide({ indexURL: new URL("./pyodide/", location).href });
  const packages = facts.wheels.map((name) => new URL(`./pyodide/${name}`, location).href);
  await python.loadPackage(packages, { messageCallback: () => {}, checkIntegrity: false });
  const files = await (await fetch("./python.zip")).arrayBuffer();
  python.unpackArchive(files, "zip", { extractDir: "/zermelo" });
  python.globals.set("FACTS", JSON.stringify(facts));
  python.runPython(`
import json, sys
sys.path.insert(0, "/zermelo")
from zermelo.browser.inside import left_out
FACTS = json.loads(FACTS)
left_out.leave_out(FACTS["leftOut"])
from zermelo.browser.inside import host
`);
  const host = python.globals.get("host");
  page = host.begin(JSON.stringify(facts.games), (text) => self.postMessage({ text }), ask);
  for (const text of early.splice(0)) page.receive(text);
}

begin().catch((error) => self.postMessage({ failed: `This page can't run here: ${String(error).trim().split("\n").at(-1)}` }));
