import { atom } from 'jotai';

/** How the preview is looked at. */
export interface ViewChoices {
  readonly person: 'visitor' | 'person' | 'institution' | 'restricted';
  /** State of the office's data; a scenario by its place in the list of the service. */
  readonly data: 'sample' | 'one' | 'many' | 'empty' | 'missing' | 'loading' | 'down' | 'live' | `scenariusz-${number}`;
  /** Null for the first language of the municipality. */
  readonly language: string | null;
  /** A screen, or a file that it gives. */
  readonly width: 'pane' | 'phone' | 'tablet' | 'desk' | 'pdf' | 'csv';
  readonly look: 'plain' | 'contrast' | 'large' | 'both';
}

/** The choices of now. They stay when another service is opened. */
export const viewChoices = atom<ViewChoices>({ person: 'person', data: 'sample', language: null, width: 'pane', look: 'plain' });

/** Pixels of the widths; null for whatever the pane has. */
export const pixelsOf: Readonly<Record<ViewChoices['width'], number | null>> = {
  pane: null,
  desk: 1280,
  tablet: 768,
  phone: 360,
  pdf: null,
  csv: null,
};

/** Where the page in the frame is: its address with what was chosen on it, and what the screen before passed on. */
export interface ShownPlace {
  readonly address: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The place of now; null until the page has told it. */
export const shownPlace = atom<ShownPlace | null>(null);

/** What the office of the preview is told: who looks, at which data, of which service. */
export function situationOf({ person, data }: ViewChoices, slug: string): string {
  return `${person}.${data}.${slug}`;
}

/** The address of a file that the screen at a place gives. */
export function fileAddress(subject: string, kind: 'pdf' | 'csv', { address, state }: ShownPlace, situation: string, language: string) {
  const query = new URLSearchParams({
    address,
    language,
    situation,
    ...(Object.keys(state).length > 0 && { state: JSON.stringify(state) }),
  });
  return `/preview/${subject}/${kind}?${query}`;
}

/** The address of the frame. */
export function frameAddress(subject: string, address: string, slug: string, choices: ViewChoices, language: string): string {
  const { look } = choices;
  const query = new URLSearchParams({
    address,
    language,
    situation: situationOf(choices, slug),
    ...(look !== 'plain' && look !== 'large' && { contrast: 'high' }),
    ...(look !== 'plain' && look !== 'contrast' && { letters: 'large' }),
  });
  return `/redakcja/podglad/${subject}?${query}`;
}
