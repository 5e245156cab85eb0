// What the build gives the page of the code of a project; `scripts/own-code/own-code-plugin.ts` writes the module.
declare module 'virtual:own-code' {
  /** Loads what the project adds; null when it adds nothing. */
  export const loadOwnCode: (() => Promise<import('./start-portal').MorePortal>) | null;
}

/** Loads the stylesheet of the project, if it has one. */
declare module 'virtual:own-theme' {}
