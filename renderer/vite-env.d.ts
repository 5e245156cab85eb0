/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Version of the product, from package.json. */
  readonly OKIENKO_VERSION: string;
}
