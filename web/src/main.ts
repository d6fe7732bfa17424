import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./board/look.css";
import "./board/piece.css";
import { languageFor, speak } from "./i18n/words.svelte";
import { keepOffline } from "./offline";
import { showPresses } from "./pressed";
import { settings, show } from "./settings.svelte";

async function open(): Promise<void> {
  show();
  showPresses(document);
  await speak(languageFor([settings.language ?? "", ...navigator.languages]));
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if (import.meta.env.PROD) keepOffline();
}

// Not awaited: whatever is fetched meanwhile imports this file, and would wait for it in turn.
void open();
