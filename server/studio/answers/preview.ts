import type { SentEdit } from './drafts';

/** A scenario of the open service and how it went. */
export interface TriedScenario {
  readonly name: string;
  /** What residents would see instead, in words; empty when all is as expected. */
  readonly problems: readonly { readonly message: string; readonly expected?: string; readonly got?: string }[];
}

/** Answer of `GET /preview/:draft/scenarios`: null while they cannot be run. */
export interface ScenariosAnswer {
  readonly scenarios: readonly TriedScenario[] | null;
}

/** Answer of `POST /preview/:draft/scenarios`: the edit that adds one. */
export interface ScenarioEditAnswer {
  readonly edit: SentEdit;
}

/** A table as the portal offers it for a spreadsheet. */
export interface PreviewTable {
  readonly id: string;
  readonly title: string;
  /** Name of the file. */
  readonly fileName: string;
  readonly csv: string;
}

/** Answer of `GET /preview/:draft/csv`. */
export interface TablesAnswer {
  readonly tables: readonly PreviewTable[];
}
