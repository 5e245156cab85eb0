import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import type { ValueFile } from '../../../language/values.generated';
import type { Language } from '../../../values/language';
import type { LocatedJson } from '../../overlay/located-json';
import type { LanguageInUse } from '../../source/language-in-use';
import type { Place, TextEntry } from '../../source/loaded-pack';
import type { Surroundings } from '../../source/surroundings';
import type { VisitedPlace } from '../../source/walk';
import type { Memory } from '../memory/memory';
import type { ServiceTypes } from '../typing/service-types';

/** A value of the right shape with the way to its places. */
export interface CheckedDocument<Value> {
  readonly value: Value;
  readonly located: LocatedJson;
  /** Only of a document whose shape was wrong and reported: the rest of it is checked as its author probably meant it, and never published. */
  readonly mended?: Mending;
}

/** What was put right in a document of a wrong shape before the rest of it was checked. */
export interface Mending {
  /** Places whose value was made up or left out: what is said of them or of what holds them follows from that. */
  readonly guessed: readonly Place[];
}

/** Text files by language; null stands for a file that was reported, so that its texts are not called missing as well. */
export type CheckedTexts = ReadonlyMap<Language, CheckedDocument<Readonly<Record<string, TextEntry>>> | null>;

/** A file of dated values of the right shape. */
export interface CheckedValues extends CheckedDocument<ValueFile> {
  readonly name: string;
  readonly translations: CheckedTexts;
}

/** A service of the right shape. */
export interface CheckedService {
  readonly slug: string;
  readonly definition: ServiceDefinition;
  readonly located: LocatedJson;
  readonly translations: CheckedTexts;
  /** Every text, formula, value and contract of the definition. */
  readonly places: readonly VisitedPlace[];
  readonly types: ServiceTypes;
  readonly language: LanguageInUse;
  /** Names of the files that it fetches from offices, see `officeFiles`. */
  readonly files: readonly string[];
  /** Ids of shared calls that its office lacks. What is left of it goes without them. */
  readonly lackedCalls: ReadonlySet<string>;
  readonly mended?: Mending;
  /** Parts of the definition that offer a file or make a call which nobody has. They are checked, and left out of the pack. */
  readonly notThere: ReadonlySet<object>;
}

/** Everything of a pack that has the right shape; what has not was reported and is left out. */
export interface PackUnderCheck {
  readonly portal: CheckedDocument<PortalDefinition> | null;
  readonly portalTexts: CheckedTexts;
  /** Null when calls.json is wrong; an absent file is an empty table. */
  readonly calls: CallTable | null;
  readonly callsPlace: LocatedJson | null;
  /** Files of dated values by name. */
  readonly values: readonly CheckedValues[];
  readonly services: readonly CheckedService[];
  readonly catalogue: CheckedTexts;
  /** Names of the pictures in the folders assets; null where the folders were given without them. */
  readonly pictures: ReadonlySet<string> | null;
  /** True when nothing had to be left out or mended. */
  readonly complete: boolean;
  /** Number of the layer that a file belongs to, from the lowest, which extends no other. */
  layerOf(file: string): number;
  /** Whether a file belongs to a layer below one's own folder. */
  isBase(file: string): boolean;
  readonly surroundings: Surroundings;
  readonly memory: Memory;
}
