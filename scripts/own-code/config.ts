/**
 * What a project adds to the portal: the default export of its `okienko.config.ts`. Each entry names a file of its own, relative to the
 * config, because checker, server and page load different ones. Nothing here is copied into the portal: an update of it changes none.
 */
export interface OkienkoConfig {
  /** Module whose default export holds more blocks, controls, formats and rules (`MoreKinds`). It runs in Node and in the browser. */
  readonly kinds?: string;
  /** Module whose default export draws these blocks and controls on the page (`MoreComponents`). */
  readonly components?: string;
  /** Module whose default export is the list of payment gateways beside those of the portal (`Gateway`). */
  readonly gateways?: string;
  /** Module whose default export is the list of login providers beside the identity nodes of the state (`LoginProvider`). */
  readonly logins?: string;
  /** Stylesheet that the page loads after the portal's own, before anything is drawn: custom properties of `:root`, and further rules. */
  readonly theme?: string;
  /** Typst source for documents. It follows the definitions of the portal's template, so it may define its `letterhead` anew and set rules. */
  readonly letter?: string;
  /** Folder of each widget by the name that a definition writes: `widget.json` describes it, the default export of `widget.tsx` draws it. */
  readonly widgets?: Readonly<Record<string, string>>;
}
