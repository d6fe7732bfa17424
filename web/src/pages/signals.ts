/** How a player is told that it is their turn: a sound, a short vibration, a mark on the tab. */

import { settings } from "../settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    for (const [index, pitch] of [523.25, 783.99].entries()) {
      const start = audio.currentTime + 0.14 * index;
      const note = audio.createOscillator();
      const volume = audio.createGain();
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
      note.connect(volume).connect(audio.destination);
      note.start(start);
      note.stop(start + 0.4);
    }
  } catch {
    audio = null;
  }
}

export function signalTurn(): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive !== false) chime();
  if (settings.vibration && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(120);
}

/** Mark the tab while it is this player's turn. */
export function markTab(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? "/icon-turn.svg" : "/icon.svg";
}
