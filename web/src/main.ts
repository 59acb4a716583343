import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";

// The link of an invitation has brought its cookie: it is left out of the address and the history.
// To be shown or bookmarked it is too precious.
if (new URLSearchParams(location.search).has("invitation")) location.replace(location.pathname);
else mount(App, { target: document.getElementById("page")! });
