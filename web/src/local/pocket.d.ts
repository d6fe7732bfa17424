/** The folder of all that the local table takes, named by its content (`pocket.ts`). */
declare const __POCKET__: string;
/** Whether the kernel is among it. */
declare const __KERNEL__: boolean;
