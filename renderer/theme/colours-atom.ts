import { atom, derivedAtom } from '../storage/atom';
import { loadStored, saveStored } from '../storage/stored-value';

/** What a resident can choose: the colours that the device asks for, or always the light or the dark ones. */
export const colourChoices = ['system', 'light', 'dark'] as const;

/** A choice of colours. */
export type ColourChoice = (typeof colourChoices)[number];

/** Colours as they are drawn. */
export type Scheme = 'light' | 'dark';

const key = 'okienko.colours';
const stored = loadStored(key);
const chosen = atom<ColourChoice>(colourChoices.find((choice) => choice === stored) ?? 'system');

const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const device = atom(wantsDark.matches);
wantsDark.addEventListener('change', () => device.set(wantsDark.matches));

/** The chosen colours. */
export const coloursAtom = derivedAtom(
  (get) => get(chosen),
  (set, choice: ColourChoice) => {
    saveStored(key, choice);
    set(chosen, choice);
  },
);

/** The colours that follow from the choice and the device. A script in the page's head applies them before the first paint, `App` afterwards. */
export const schemeAtom = derivedAtom((get): Scheme => {
  const choice = get(chosen);
  if (choice !== 'system') return choice;
  return get(device) ? 'dark' : 'light';
});
