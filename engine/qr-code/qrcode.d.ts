// The types of the package ask for those of Node, which the engine compiles without.
declare module 'qrcode/lib/core/qrcode.js' {
  interface Modules {
    readonly size: number;
    get(row: number, column: number): number;
  }
  /** Throws for a text that no code can hold. */
  export function create(text: string, options: { readonly errorCorrectionLevel: 'M' }): { readonly modules: Modules };
}
