// Slides of a lesson: one file that needs nothing else. The sections are written by Python.
import katex from "katex";
import Reveal from "reveal.js";
import "reveal.js/reveal.css";
import "./slides.css";

for (const one of document.querySelectorAll<HTMLElement>(".math"))
  katex.render(one.textContent ?? "", one, { displayMode: one.classList.contains("display"), throwOnError: false });

const deck = new Reveal({
  hash: true,
  history: true,
  slideNumber: "c/t",
  transition: "none",
  width: 1200,
  height: 720,
  margin: 0.04,
  center: false,
  // in print, the last state of each figure
  pdfSeparateFragments: false,
});
void deck.initialize();
