/** The server as the one who answers. */

import { type Answerer, Unreachable } from "./answerer";

export const server: Answerer = {
  async ask({ method, path, secret, body }) {
    const headers: Record<string, string> = {};
    if (secret) headers["Authorization"] = `Bearer ${secret}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    try {
      response = await fetch(`api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    } catch {
      throw new Unreachable();
    }
    return { status: response.status, body: await response.json().catch(() => ({ code: "fault" })) };
  },

  listen(game) {
    const address = new URL(`api/games/${game}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address);
  },
};
