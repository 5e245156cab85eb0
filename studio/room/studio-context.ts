import { createContext, use } from 'react';
import type { LanguageAnswer, Overview, SessionAnswer } from '../office/studio-answers';

/** Who is signed in, what there is, and the language in which it is written. */
export interface StudioState {
  readonly session: SessionAnswer;
  readonly overview: Overview;
  readonly language: LanguageAnswer;
  /** How often the person has logged in anew above this page. */
  readonly logins: number;
  /** Asks for all of it anew, after something was published or somebody signed out. */
  readonly refresh: () => Promise<void>;
}

const StudioContext = createContext<StudioState | null>(null);

/** Gives the state to the views below. */
export const StudioProvider = StudioContext;

/** Who is signed in, what there is, and the language in which it is written. */
export function useStudio(): StudioState {
  const state = use(StudioContext);
  if (state === null) throw new Error('useStudio needs a StudioProvider above it.');
  return state;
}

/** Whether somebody may change what concerns the whole portal, and not only services of some groups. */
export function mayChangePortal({ editor }: SessionAnswer): boolean {
  return editor.rights.some(({ role, group }) => role === 'editor' && (group === '*' || group === 'portal'));
}
