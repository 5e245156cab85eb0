import type { Place } from '../source/loaded-pack';
import type { BaseView } from './base-view';
import { callChanges } from './compare-calls';
import { canonical, wordsOf } from './id-path';
import { type LockedValue, lockedValue, lockKey, type UpgradeLock } from './lock';
import type { ReliedValue } from './relied-values';

/** One thing that is different in the base, or that the lock does not know. */
export interface UpgradeFinding {
  readonly kind: 'changed' | 'gone' | 'taken' | 'service' | 'call' | 'translation' | 'unlocked';
  /** False when nothing has to be done about it. */
  readonly decide: boolean;
  readonly sentence: string;
  /** Where the overlay says what this is about. */
  readonly place?: Place;
  /** The words of the base then, the words of the base now, and those of the overlay. */
  readonly was?: string;
  readonly now?: string;
  readonly own?: string;
}

/** Compares what an overlay relied on with the base as it is now, and with what the overlay says. */
export function compareWithLock(lock: UpgradeLock, view: BaseView): readonly UpgradeFinding[] {
  return [...valueFindings(lock, view), ...serviceFindings(lock, view), ...callFindings(lock, view)];
}

function valueFindings({ values }: UpgradeLock, view: BaseView): readonly UpgradeFinding[] {
  const seen = new Set<string>();
  return view.values.flatMap((value) => {
    const key = `${value.document} ${lockKey(value)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const locked = values[value.document] ?? {};
    const was = locked[lockKey(value)];
    if (was !== undefined) return valueFinding(value, was) ?? [];
    // Of an item that the base did not have it is said once that it has it now.
    const isInside = stepsAbove(value.path).some((path) => locked[path] === null);
    return isInside || value.base === undefined ? [] : [unlocked(value)];
  });
}

function stepsAbove(path: string): readonly string[] {
  const steps = path.split('.');
  return steps.map((_, length) => steps.slice(0, length).join('.'));
}

function unlocked(value: ReliedValue): UpgradeFinding {
  const sentence = `${nameOf(value)} is in your files since the lock was written, so what the base had then is not known.`;
  return { kind: 'unlocked', decide: false, sentence, place: value.place };
}

function valueFinding(value: ReliedValue, was: LockedValue): UpgradeFinding | null {
  const now = lockedValue(value.base);
  const words = {
    place: value.place,
    ...(was === null ? {} : { was: was.words }),
    ...(now === null ? {} : { now: now.words }),
    ...(value.own === undefined || value.kind === 'named' ? {} : { own: wordsOf(value.own) }),
  };
  if (was !== null && now === null) {
    const sentence = `${nameOf(value)} is gone from the base, and your files still ${value.kind === 'removed' ? 'remove it' : 'name it'}.`;
    return { kind: 'gone', decide: true, sentence, ...words };
  }
  if (now === null) return null;
  if (was === null) {
    if (value.kind === 'removed') return null;
    return { kind: 'taken', decide: true, sentence: `${nameOf(value)} is yours, and the base now has it too.`, ...words };
  }
  if (value.kind === 'named' || was.hash === now.hash) return null;
  if (value.kind === 'translated')
    return {
      kind: 'translation',
      decide: true,
      sentence: `The Polish text that you translate in ${nameOf(value)} is now another.`,
      ...words,
    };
  if (value.kind === 'removed')
    return { kind: 'changed', decide: false, sentence: `${nameOf(value)}, which you remove, is now different in the base.`, ...words };
  if (value.own !== undefined && value.base !== undefined && canonical(value.own) === canonical(value.base))
    return {
      kind: 'changed',
      decide: false,
      sentence: `${nameOf(value)} is now the same in the base, so you need not change it.`,
      ...words,
    };
  return { kind: 'changed', decide: true, sentence: `${nameOf(value)} is now different in the base, and you had changed it.`, ...words };
}

function nameOf({ document, path }: ReliedValue): string {
  return path === '' ? document : `${document}, ${path}`;
}

function serviceFindings({ services: was }: UpgradeLock, { services, offered, values }: BaseView): readonly UpgradeFinding[] {
  const named = new Set(values.map(({ document }) => document));
  const arrived = Object.entries(services)
    .filter(([slug]) => !Object.hasOwn(was, slug))
    .map(([slug, title]): UpgradeFinding => {
      const isOffered = offered.has(slug);
      const what = isOffered
        ? 'Residents see it, unless services in portal.json leaves it out.'
        : 'Your portal.json does not take it over, or your files hide it.';
      return { kind: 'service', decide: isOffered, sentence: `The base has a new service ${slug}, “${title}”. ${what}` };
    });
  const gone = Object.entries(was)
    .filter(([slug]) => !Object.hasOwn(services, slug) && !named.has(`services/${slug}`))
    .map(([slug, title]): UpgradeFinding => {
      return {
        kind: 'service',
        decide: true,
        sentence: `The base no longer has the service ${slug}, “${title}”. Residents no longer find it.`,
      };
    });
  return [...arrived, ...gone];
}

function callFindings({ calls: was }: UpgradeLock, { calls }: BaseView): readonly UpgradeFinding[] {
  return [...new Set([...Object.keys(was), ...Object.keys(calls)])].sort().flatMap((name): readonly UpgradeFinding[] => {
    const [before, after] = [was[name], calls[name]];
    if (!before) return [{ kind: 'call', decide: true, sentence: `${name} is a new call that your office is asked.` }];
    if (!after) return [{ kind: 'call', decide: false, sentence: `${name} is no longer asked.` }];
    return callChanges(before, after).map(({ decide, sentence }) => ({ kind: 'call', decide, sentence: `${name}: ${sentence}` }));
  });
}
