import type { Impact } from './impact';
import type { WideningKind } from './widened-rights';
import { cut, type SentenceName, type ToldLanguage, type Words, wordsIn } from './words';

/** One thing that a change reaches: what kind it is, and which ones. */
export interface ImpactLine {
  readonly what: string;
  readonly label: string;
  readonly items: readonly ImpactItem[];
}

/** One of what a change reaches. */
export interface ImpactItem {
  readonly text: string;
  /** True for an address, a name of the language or another word that is no prose. */
  readonly isCode: boolean;
  /** What stands behind it, such as how many changes there are. */
  readonly note?: string;
}

/** What a change reaches, kind by kind; kinds of which there is nothing are left out. */
export function impactLines(impact: Impact, language: ToldLanguage): readonly ImpactLine[] {
  return impactLinesIn(wordsIn(language), impact);
}

/** What widens, in one short sentence. */
export function wideningWords(kind: WideningKind, language: ToldLanguage): string {
  return wordsIn(language).say(`widened.${kind}`);
}

/** The same with words at hand. */
export function impactLinesIn(words: Words, { everywhere, screens, links, calls, below }: Impact): readonly ImpactLine[] {
  const prose = (list: readonly { readonly title: string }[]) =>
    list.map(({ title }): ImpactItem => ({ text: words.say('quoted', { text: cut(title) }), isCode: false }));
  const codes = (list: readonly string[]) => list.map((text): ImpactItem => ({ text, isCode: true }));
  const alive = links.filter(({ isDead }) => !isDead);
  const fitting = below.filter(({ isBroken }) => !isBroken);
  const lines: readonly (readonly [SentenceName, readonly ImpactItem[]])[] = [
    ['impactEverywhere', everywhere ? [{ text: words.say('impactEverywhereText'), isCode: false }] : []],
    ['impactScreens', prose(screens.filter(({ why }) => why.includes('itself')))],
    ['impactThroughCalls', prose(screens.filter(({ why }) => !why.includes('itself')))],
    ['impactPdfs', prose(screens.filter(({ pdf }) => pdf))],
    ['impactCsvs', prose(screens.filter(({ csv }) => csv))],
    ['impactMenu', codes(alive.filter(({ document }) => document === 'portal').map(({ path }) => path))],
    ['impactLinks', codes(alive.filter(({ document }) => document !== 'portal').map(({ document, path }) => `${document}: ${path}`))],
    ['impactDeadLinks', codes(links.filter(({ isDead }) => isDead).map(({ document, path, to }) => `${document}: ${path} → ${to}`))],
    ['impactCallsAdded', codes(calls.added)],
    ['impactCallsRemoved', codes(calls.removed)],
    ['impactCallsChanged', codes(calls.changed.map(({ call }) => call))],
    ['impactBelow', fitting.map(({ name, changes }) => ({ text: name, isCode: true, note: words.count('changes', changes) }))],
    ['impactBroken', codes(below.filter(({ isBroken }) => isBroken).map(({ name }) => name))],
  ];
  return lines.flatMap(([what, items]) => (items.length === 0 ? [] : [{ what, label: words.say(what), items }]));
}
