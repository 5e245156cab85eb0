import type { Formula } from '../expressions';
import type { Language } from '../values/language';
import type { ThemeColours } from '../values/theme-contrast';
import type { AnswerReading, OfficeSpeech, Sending } from './answer-reading';
import type { PlannedBreak } from './planned-break';

/** What the portal knows of every service before it opens one. Short, because the first load carries one for each service. */
export interface PackEntry {
  readonly slug: string;
  readonly title: string;
  /** Group of the services list; a screen of the shell has none. */
  readonly group?: string;
  /** Version of the service's chunk: `/pack/<slug>.<language>.<hash>.json`. */
  readonly hash: string;
  readonly serviceId?: number;
  /** Address of its screen. */
  readonly route: string;
  readonly protected?: true;
  readonly subject?: 'person' | 'institution';
  readonly restricted?: true;
  readonly flag?: string;
  readonly breaks?: readonly PlannedBreak[];
  readonly variants?: readonly { readonly id: string; readonly route: string; readonly title: string; readonly serviceId?: number }[];
}

/** What the search of a portal knows of one address besides what the index says: an entry of `/pack/search.<language>.<hash>.json`. */
export interface SearchWords {
  readonly route: string;
  readonly title: string;
  /** The sentences under the heading; empty where they depend on an answer. */
  readonly intro: string;
  /** Words by which residents look for it. */
  readonly alsoKnownAs: readonly string[];
}

/** How a call is sent. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a shared call goes, and how its answer is read. */
export interface OfficeCallPlace {
  readonly endpoint: string;
  /** Id of the office that answers, where it is not the main one. */
  readonly office?: string;
  /** How the answer becomes what the contract declares; left out where it already is. */
  readonly reading?: AnswerReading;
  /** How the call is sent; left out where the office takes it as the contract says. */
  readonly sending?: Sending;
}

/** A call of the shell, as the office offers it. */
export interface ShellCall extends OfficeCallPlace {
  readonly method: 'GET' | 'POST';
}

/** What the shell calls; what has no call is left out. */
export interface ShellCalls {
  readonly status?: ShellCall;
  readonly configuration?: ShellCall;
  readonly menu?: ShellCall;
  readonly visitCounter?: ShellCall;
  readonly services?: ShellCall;
}

/** A tree of folders and content pages of the office. */
export interface ContentTree {
  readonly id: string;
  readonly call: ShellCall;
  /** Screen that shows the tree, and the block in it which opens folders. */
  readonly route: string;
  readonly block: string;
}

/** A call of the session or of a widget: besides where it goes, whose token it carries. */
export interface SharedCallEntry extends OfficeCallPlace {
  readonly method: CallMethod;
  /** True: carries the user's token and the subject's nip or pesel. */
  readonly personal: boolean;
  /** True: carries the user's token. */
  readonly signedIn: boolean;
}

/** Addresses to which the portal leads by itself. */
export interface PortalRoutes {
  /** Screen with the list of services; the root where the pack names none. */
  readonly services: string;
  /** Screen that shows a content page of the office, and the name under which it is handed the file name. Null: content pages cannot be opened. */
  readonly contentPage: { readonly route: string; readonly file: string } | null;
  /** Screen that the notice about cookies links to. */
  readonly cookiePolicy: string | null;
  /** Address of the page of a service that has a technical break. */
  readonly serviceBreak: string;
  /** Address of the page of the whole portal's maintenance. */
  readonly maintenance: string;
}

/** How users come in and go out; a call that the office does not offer is left out. */
export interface SessionIndex {
  readonly calls: {
    readonly user?: SharedCallEntry;
    readonly subjects?: SharedCallEntry;
    readonly extend?: SharedCallEntry;
    readonly logOut?: SharedCallEntry;
    readonly exchange?: SharedCallEntry;
  };
  /** Screen on which a visitor logs in. */
  readonly login: string;
  /** Screen of the user's own account. */
  readonly home: string;
  /** Screen that a login leads to when no other was asked for; without it the first screen of the portal. */
  readonly start?: string;
  /** Screen on which somebody asks for another password. */
  readonly resetPassword: string | null;
  /** Screen to which the letter about a forgotten password leads. */
  readonly newPassword: string | null;
  /** Screen to which the letter leads that activates an account made by the office. */
  readonly officeActivation: string | null;
  /** Screen which says that an external login failed. */
  readonly loginFailed: string | null;
  /** Screen on which a reader of reminders stops them; left out where there is none. */
  readonly stopReminders?: string;
  /** Login providers of the project that the built-in office offers, in their order; left out where there are none. */
  readonly providers?: readonly string[];
  /** Screens on which the token of a restricted account is sent. */
  readonly restrictedRoutes: readonly string[];
  /** Screens on which the status 401 is an answer to what was typed. */
  readonly ownAnswers: readonly string[];
  /** Screens on which every call of a signed-in user carries the token. */
  readonly tokenOn: 'protected-screens' | 'every-screen';
}

/** A link of the shell: an address inside the portal or of another site. */
export interface ShellLink {
  readonly id: string;
  readonly label: string;
  readonly goTo: string;
}

/** An item of the side menu until the office's own menu is known. */
export interface ShellMenuItem extends ShellLink {
  readonly position: number;
  readonly visible: boolean;
}

/** The index of a pack in one language: `/pack/index.<language>.<version>.json`. */
export interface PackIndex {
  /** Hash over the whole pack; it changes when anything in it changes. */
  readonly version: string;
  readonly language: Language;
  /** True when formulas of calls that are not those of one screen call functions that a page loads only when it needs them. */
  readonly furtherFunctions?: true;
  /** Languages in the order in which they are offered, with the names by which those who speak them find them. The first is the default. */
  readonly languages: Readonly<Record<Language, string>>;
  readonly office: {
    readonly id: string;
    readonly name: string;
    readonly portalName: string;
    readonly officeName: string;
    readonly address: string;
    /** Left out where nobody says it. */
    readonly phone?: string;
    /** Where faults of security are reported; left out where nobody says. */
    readonly securityContact?: string;
    readonly sample: boolean;
    readonly arms: string | null;
  };
  /** Colours of the municipality as #rrggbb; `onDark` are the same as they can be read on a dark page. */
  readonly theme: ThemeColours & { readonly onDark: ThemeColours };
  readonly groups: readonly { readonly id: string; readonly title: string }[];
  readonly services: readonly PackEntry[];
  readonly shell: {
    readonly calls: ShellCalls;
    /** Left out where there are none. */
    readonly contentTrees?: readonly ContentTree[];
    readonly start: string;
    readonly routes: PortalRoutes;
    readonly footer: readonly ShellLink[];
    /** What residents come for most often; left out where nobody says it. */
    readonly tasks?: readonly ShellLink[];
    readonly menu: readonly ShellMenuItem[];
    /** Planned breaks of the whole portal; left out where there are none. */
    readonly breaks?: readonly PlannedBreak[];
  };
  /** How offices speak that do not speak as the contract of the portal says, by id; left out where there are none. */
  readonly offices?: Readonly<Record<string, OfficeSpeech>>;
  /** Null for a portal without accounts. */
  readonly session: SessionIndex | null;
  /** Configuration flags until the office's own configuration is known. */
  readonly features: Readonly<Record<string, boolean>>;
  /** Flags that are not optional features: they keep the pack's value when the office's configuration cannot be loaded. */
  readonly lastingFeatures: readonly string[];
  readonly taxNumber: 'nine-digits' | 'ten-digits' | 'either';
  /** Most table rows in one PDF of a screen. */
  readonly mostPdfRows: number;
  readonly embedOrigins: readonly string[];
  /** Origins to which a page may post a form besides those of the built-in office; left out where there are none. */
  readonly formOrigins?: readonly string[];
  /** The text catalogue, flat, plural forms in i18next's JSON v4 form: no page is drawn without it, so it is no file of its own. */
  readonly texts: Readonly<Record<string, string>>;
  /** Hash of what the search knows: `/pack/search.<language>.<hash>.json`, a list of `SearchWords` in the order of the services. */
  readonly searchHash: string;
}

/** How the server reaches an office. Addresses and keys are names of variables. */
export interface OfficeAccess {
  readonly id: string;
  /** Name of the variable with the base address; null for the main office. */
  readonly url: string | null;
  /** Headers of every call; `$NAME` in them stands for the value of a variable. */
  readonly headers: Readonly<Record<string, string>>;
  readonly session: 'token' | 'cookie' | 'none';
  /** Seconds of silence after which a call has failed. */
  readonly timeLimit: number;
}

/** A call that the portal answers itself, from its definitions. */
export interface ContentCall {
  readonly endpoint: string;
  /** The content in each language of the pack. */
  readonly bodies: Readonly<Partial<Record<Language, unknown>>>;
  /** Makes the answer from content and query; null where the content is the answer. */
  readonly answer: Formula | null;
  /** The query parameter whose text names one of several answers; absent where the content has one answer. */
  readonly by?: string;
}

/** A public call whose answers a browser may take again for some seconds without asking. */
export interface KeptCall {
  /** Id of the office that answers, where it is not the main one. */
  readonly office?: string;
  /** With `{name}` in the place of each value. */
  readonly endpoint: string;
  readonly seconds: number;
}

/** A pack as files: name below `/pack/` → content. Everything but `current.json` is named by its hash and never changes. */
export interface CompiledPack {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
  /** The offices that portal.json names, for the server that passes calls on. They are in none of the files. */
  readonly offices?: readonly OfficeAccess[];
  /** The calls that the portal answers itself. They are in none of the files. */
  readonly contents?: readonly ContentCall[];
  /** The calls whose answers may be kept. They are in none of the files. */
  readonly kept?: readonly KeptCall[];
}

/** `/pack/current.json`: which pack is the current one, and where its index lies for each language. */
export interface CurrentPack {
  readonly version: string;
  readonly indexes: Readonly<Partial<Record<Language, string>>>;
}
