// What a form means: its fields, checks, request and outcome. A second door of the engine, so that only a page with a form loads it.
// Nothing here draws or sends.

export type { StateOf } from '../screen/source-state';
export { draftEnds, type FormDraft, pageOfDraft, readDraft, writeDraft } from './form-draft';
export { parseTyped, untouched, withoutRemoved } from './form-inputs';
export type { FormLineModel } from './form-lines';
export type {
  FieldMoreModel,
  FormFieldModel,
  FormGroupModel,
  FormItemModel,
  FormListModel,
  FormModel,
  FormOutcome,
  FormProblem,
  FormQuestion,
  OpenField,
  OpenForm,
  SummaryEntry,
} from './form-model';
export { createFormState, type FormNow, type FormState, type FormValidation } from './form-state';
export { type FormStepModel, pageOfSteps, summaryName, topOf } from './form-steps';
export { type OfficeDraftCalls, officeDraftCalls } from './office-draft';
export {
  createOfficeDraft,
  type DraftReach,
  type OfficeDraft,
  type OfficeDraftNow,
  type OfficeDraftStage,
} from './office-draft-state';
export { openForm } from './open-form';
export { freshKey } from './placed-fields';
export { sendEach } from './send-each';
export { explainSent, type SentForm, sentInWords, sentValues } from './sent-form';
export { parseSaid } from './unheld';
