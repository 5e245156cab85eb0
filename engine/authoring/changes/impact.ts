import { askedCalls, type OfficeCall } from '../openapi';
import type { ServiceScenarios } from '../scenarios';
import { languageWith } from '../source/language-in-use';
import type { LoadedPack } from '../source/loaded-pack';
import { agreedCall } from '../upgrade/call-fields';
import { callChanges } from '../upgrade/compare-calls';
import type { PackChange } from './change';
import { describeChange } from './describe-change';
import { changedOutcomes, type ScenarioOutcome } from './outcomes';
import { type TouchedLink, type TouchedScreen, touchedLinks, touchedScreens } from './touched';
import { type Widening, widenedRights } from './widened-rights';

/** A call whose agreement between portal and office is another one. */
export interface ChangedCall {
  readonly call: string;
  /** What is different in it, in English, as upgrade-check says it. */
  readonly differences: readonly string[];
}

/** A municipality that extends the pack. */
export interface PackBelow {
  readonly name: string;
  /** What it made of the pack before; null if that had errors of shape. */
  readonly before: LoadedPack | null;
  readonly after: LoadedPack | null;
}

/** What reaches a municipality that extends the pack. */
export interface ImpactBelow {
  readonly name: string;
  /** How many of its effective values change; what it says itself shields it from the rest. */
  readonly changes: number;
  /** True when its files do not fit the pack any more. */
  readonly isBroken: boolean;
}

/** What a change means outside the lines that it changes. */
export interface Impact {
  /** What may be seen or done by more people; to be told first. */
  readonly widened: readonly Widening[];
  /** True when something of the portal as a whole changed, so that every page may look different. */
  readonly everywhere: boolean;
  readonly screens: readonly TouchedScreen[];
  readonly links: readonly TouchedLink[];
  /** Calls to the office, by method and address. */
  readonly calls: { readonly added: readonly string[]; readonly removed: readonly string[]; readonly changed: readonly ChangedCall[] };
  readonly scenarios: readonly ScenarioOutcome[];
  readonly below: readonly ImpactBelow[];
}

/** What else is known about the packs. */
export interface ImpactContext {
  /** Scenarios to try with both packs. */
  readonly scenarios?: readonly ServiceScenarios[];
  readonly below?: readonly PackBelow[];
}

/** Works out what a change means for residents, for the office and for the municipalities below. */
export async function impact(
  before: LoadedPack,
  after: LoadedPack,
  changes: readonly PackChange[] = describeChange(before, after),
  { scenarios = [], below = [] }: ImpactContext = {},
): Promise<Impact> {
  const language = languageWith(after.surroundings.kinds);
  const screens = touchedScreens(changes, before, after, language);
  const everywhere = changes.some(({ place }) => place.document.startsWith('portal') || place.document.startsWith('texts/'));
  const touched = new Set(screens.map(({ slug }) => slug));
  return {
    widened: widenedRights(changes, before, after, language),
    everywhere,
    screens,
    links: touchedLinks(before, after),
    calls: comparedCalls(before, after),
    scenarios: await changedOutcomes(
      scenarios.filter(({ slug }) => everywhere || touched.has(slug)),
      before,
      after,
    ),
    below: below.map(impactBelow).filter(({ changes: count, isBroken }) => count > 0 || isBroken),
  };
}

function comparedCalls(before: LoadedPack, after: LoadedPack): Impact['calls'] {
  const key = ({ method, endpoint }: OfficeCall) => `${method} ${endpoint}`;
  const [was, now] = [before, after].map((pack) => new Map(askedCalls(pack).map((call) => [key(call), call])));
  if (!was || !now) return { added: [], removed: [], changed: [] };
  const changed = [...now].flatMap(([name, call]): readonly ChangedCall[] => {
    const previous = was.get(name);
    const differences = previous ? callChanges(agreedCall(previous), agreedCall(call)).map(({ sentence }) => sentence) : [];
    return differences.length === 0 ? [] : [{ call: name, differences }];
  });
  return {
    added: [...now.keys()].filter((name) => !was.has(name)),
    removed: [...was.keys()].filter((name) => !now.has(name)),
    changed,
  };
}

function impactBelow({ name, before, after }: PackBelow): ImpactBelow {
  if (!before || !after) return { name, changes: 0, isBroken: before !== null && after === null };
  return { name, changes: describeChange(before, after).length, isBroken: false };
}
