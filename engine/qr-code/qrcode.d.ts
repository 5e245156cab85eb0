// What the package says of itself in types asks for those of Node, which the engine compiles without.
declare module 'qrcode/lib/core/qrcode.js' {
  /** The squares of a code. */
  interface Modules {
    /** Squares from edge to edge. */
    readonly size: number;
    /** Not zero for a dark square. */
    get(row: number, column: number): number;
  }

  /** How much of a code may be unreadable; M is a seventh. */
  interface CodeOptions {
    readonly errorCorrectionLevel: 'M';
  }

  /** Throws for a text that no code can hold. */
  export function create(text: string, options: CodeOptions): { readonly modules: Modules };
}
