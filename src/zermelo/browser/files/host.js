// Stands in for the server: what the page opens as a socket is a worker of this browser.
"use strict";

(() => {
  const here = document.currentScript.dataset;
  let rules, failed = "";
  const search = () => new Worker("./search.js", { type: "module", name: "search" });

  /** As a WebSocket, as far as the page uses one. */
  class Connection {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSED = 3;
    readyState = Connection.CONNECTING;
    onopen = null;
    onclose = null;
    onmessage = null;

    constructor() {
      if (rules) rules.terminate();
      const { port1, port2 } = new MessageChannel();
      rules = new Worker("./rules.js", { type: "module", name: "rules" });
      rules.postMessage({ search: port1 }, [port1]);
      search().postMessage({ rules: port2 }, [port2]);
      rules.onmessage = ({ data }) => {
        if (data.failed) return say(data.failed);
        if (data.state) return say(data.state);
        if (this.readyState === Connection.CONNECTING) {
          this.readyState = Connection.OPEN;
          say("");
          this.onopen?.();
        }
        this.onmessage?.({ data: data.text });
      };
      rules.onerror = (event) => say(`This page can't run here: ${event.message || "its files are not all there"}.`);
    }

    send(text) {
      rules.postMessage({ text });
    }

    close() {
      this.readyState = Connection.CLOSED;
      rules.terminate();
      this.onclose?.({});
    }
  }

  /** A line below the page while it starts, or why it does not. */
  function say(text) {
    let line = document.getElementById("starting");
    if (!line) {
      line = Object.assign(document.createElement("p"), { id: "starting" });
      line.setAttribute("role", "status");
      document.body.append(line);
    }
    line.textContent = text;
    line.hidden = !text;
  }

  window.WebSocket = Connection;
  if (!location.hash && here.game) location.hash = `#/play/${here.game}`;
  if (typeof WebAssembly !== "object") failed = "This browser has no WebAssembly.";
  if (location.protocol === "file:") {
    failed = "Browsers run this page only from a web server: in this folder, run python -m http.server.";
  }
  addEventListener("DOMContentLoaded", () => say(failed || "Starting Python …"));
  if ("serviceWorker" in navigator && location.protocol !== "file:") {
    navigator.serviceWorker.register("./service.js").catch(() => {}); // it plays without, but not offline
  }
})();
