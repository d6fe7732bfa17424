/** The folder of all that the local table takes, named by its content (`pocket.ts`). */
declare const __POCKET__: string;
