/** What the server tells the page of the editor. */
export interface StudioSettings {
  readonly nonce: string;
  /** Name of the portal, for titles. */
  readonly portalName: string;
  /** Main colour of the municipality. */
  readonly primary: string;
}

let settings: StudioSettings | null = null;

/** The settings that stand in the page. Without them the page was not served by an office, which is a bug of the installation. */
export function pageSettings(): StudioSettings {
  if (settings === null) {
    const parsed: unknown = JSON.parse(document.getElementById('redakcja-settings')?.textContent ?? 'null');
    if (!isSettings(parsed)) throw new Error('The page carries no valid settings in #redakcja-settings.');
    settings = parsed;
  }
  return settings;
}

/** Nonce that style elements must carry. */
export function pageNonce(): string {
  return pageSettings().nonce;
}

function isSettings(value: unknown): value is StudioSettings {
  const { nonce, portalName, primary } = Object(value);
  return typeof nonce === 'string' && typeof portalName === 'string' && typeof primary === 'string';
}
