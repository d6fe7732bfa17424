/** What the page and the worker of the local table say to each other. */

import type { Silence } from "../api/answerer";

export type ToWorker =
  | { readonly do: "ask"; readonly id: number; readonly method: string; readonly path: string; readonly secret?: string | undefined; readonly body?: string | undefined }
  | { readonly do: "call"; readonly line: string; readonly game: string; readonly hello: string }
  | { readonly do: "say"; readonly line: string; readonly message: string }
  | { readonly do: "hang-up"; readonly line: string }
  | { readonly do: "ping" };

export type ToPage =
  | { readonly told: "ready" }
  | { readonly told: "here" }
  | { readonly told: "failed"; readonly code: Silence }
  | { readonly told: "answer"; readonly id: number; readonly answer: string }
  | { readonly told: "message"; readonly line: string; readonly message: string }
  | { readonly told: "refused"; readonly line: string };
