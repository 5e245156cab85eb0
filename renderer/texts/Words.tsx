import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../engine';

/** What a screen says in Polish although the page speaks another language; null where everything is translated. */
export const PolishWords = createContext<ReadonlySet<string> | null>(null);

interface WordsProps {
  readonly text: string;
  /** Language of the text, where it is known to be another than that of the page. */
  readonly language?: Language | undefined;
  /** What is drawn in place of the bare text, when parts of it are links. */
  readonly children?: ReactNode;
}

/** A text of a definition or of the office, with its language where that is not the page's: a screen reader must not read Polish as English. */
export function Words({ text, language, children = text }: WordsProps) {
  const polish = useContext(PolishWords);
  const lang = language ?? (polish?.has(text) ? 'pl' : undefined);
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
