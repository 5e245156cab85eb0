import { atom, derivedAtom } from '../storage/atom';
import { loadStored, saveStored } from '../storage/stored-value';

/** Colours of the page: the municipality's own, or yellow on black. */
export type Contrast = 'default' | 'high';

const key = 'okienko.contrast';
const chosen = atom<Contrast>(loadStored(key) === 'high' ? 'high' : 'default');

/** The chosen contrast. A script in the page's head applies the stored one before the first paint; setting it applies it at once. */
export const contrastAtom = derivedAtom(
  (get) => get(chosen),
  (set, contrast: Contrast) => {
    saveStored(key, contrast);
    document.documentElement.dataset.contrast = contrast;
    set(chosen, contrast);
  },
);
