import type { Subject } from '../requests/build-request';
import type { Language, Translate } from '../values/language';
import { officeTimeZone } from '../values/moment';
import type { MoreKinds } from './kinds';

/** What a screen is drawn from besides its definition, its inputs and the office's answers. Clock and language come from here. */
export interface ScreenContext {
  /** Kinds that the portal has besides the standard ones. */
  readonly kinds?: MoreKinds;
  /** Today in the portal's time zone, yyyy-MM-dd. */
  readonly today: string;
  /** IANA time zone, `Europe/Warsaw`. */
  readonly timeZone: string;
  readonly language: Language;
  /** Texts of the catalogue in this language. */
  readonly translate: Translate;
  /** Flags and settings of the office. */
  readonly config: Readonly<Record<string, unknown>>;
  /** False while the office has not answered about them: calls that read them wait. Absent where they are known from the start. */
  readonly configKnown?: boolean;
  /** What the rule nip accepts: a setting of the pack. */
  readonly taxNumber: 'nine-digits' | 'ten-digits' | 'either';
  /** Most table rows that the office draws into one PDF: a setting of the pack. Without it there is no limit. */
  readonly mostPdfRows?: number | undefined;
  /** False where the portal has no server that draws documents: a PDF without endpoint is not offered. */
  readonly portalDraws?: boolean;
  /** Null while no subject is chosen; personal calls wait until then. */
  readonly subject: Subject | null;
  /** Whether somebody is signed in, also with a restricted account. */
  readonly signedIn: boolean;
  /** Answer of the user-info call with the state of the account, null for a visitor. */
  readonly user: Readonly<Record<string, unknown>> | null;
  /** Origin of the portal, without a slash at the end; absent where nothing is shown in a browser. */
  readonly origin?: string;
  /** Tells which addresses of the portal are screens, so that nothing leads to another; absent where no pack is at hand. */
  readonly isScreen?: (address: string) => boolean;
  /** Query of the page's address by name; absent where there is no page. */
  readonly address?: Readonly<Record<string, string>>;
  /** State passed by the previous screen. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Id of the variant whose address was opened, null for the service's own. */
  readonly variant: string | null;
}

/** Who looks at a screen, when, and where it was opened. */
type Occasion = Pick<ScreenContext, 'today' | 'config'> &
  Partial<Omit<ScreenContext, 'timeZone' | 'language' | 'translate' | 'taxNumber' | 'mostPdfRows'>>;

/** What a screen of a pack is drawn from on an occasion: by a visitor at the service's own address, unless said otherwise. */
export function screenContext(
  { language, taxNumber, mostPdfRows }: Pick<ScreenContext, 'language' | 'taxNumber' | 'mostPdfRows'>,
  translate: Translate,
  occasion: Occasion,
): ScreenContext {
  const pack = { language, translate, taxNumber, mostPdfRows, timeZone: officeTimeZone };
  return { ...pack, subject: null, signedIn: false, user: null, state: {}, variant: null, ...occasion };
}
