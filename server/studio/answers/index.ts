// What the calls of the editors' room answer, for the server that answers and for the page that asks. Only types may live here.

export type { OfferedSecret, OpenedInvitation, OwnSession, OwnSessionsAnswer, SecretToScan } from './account';
export type { ChangeMeaning, ToldChange } from './changes';
export type { DraftAnswer, DraftEntry, DraftProblem, MovedValue, SavedAnswer, SentEdit } from './drafts';
export type { FileAnswer, FilesAnswer, FoundAnswer } from './files';
export type { LookedLayer, RefusedFile } from './layer';
export type { LogAnswer, LogEntry } from './log';
export type { Editor, EditorAccount, EditorRight, EditorsAnswer, InvitationAnswer } from './people';
export type {
  ChoicesAnswer,
  FixesAnswer,
  FormulaCompletions,
  FormulaFinding,
  FormulaResults,
  OriginsAnswer,
  PlaceChoice,
  PlaceFields,
  PlaceUses,
  TextsAnswer,
  ToldPlace,
  ValueOrigin,
} from './places';
export type { PreviewTable, ScenarioEditAnswer, ScenariosAnswer, TablesAnswer, TriedScenario } from './preview';
export type { OfferedStep, ProposalAnswer, ProposalEntry, ProposalStep, ProposalsAnswer } from './proposals';
export type { PublishedAnswer, Pulse, Revision, RevisionsAnswer } from './revisions';
export type { FileEntry, LanguageAnswer, Overview, SessionAnswer } from './start';
export type { MovedOwn, UpgradeAnswer } from './upgrade';
