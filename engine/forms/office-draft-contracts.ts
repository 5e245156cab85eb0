import type { Contract, DraftAtOffice } from '../language/language.generated';

const content: Contract = { type: ['string', 'null'], description: 'The draft as it was saved; null when there is none.' };
const version: Contract = {
  type: ['integer', 'null'],
  description: 'Its version, which goes up with each saving; null when there is none.',
};
const savedAt: Contract = { type: ['string', 'null'], format: 'date-time', description: 'When it was saved; null when there is none.' };

/** What is sent with the draft of a form, and what the office answers. */
export const draftContracts: Readonly<Record<'kept' | 'saved' | 'given', Contract>> = {
  kept: { type: 'object', required: ['content', 'version', 'savedAt'], properties: { content, version, savedAt } },
  saved: {
    type: 'object',
    required: ['saved', 'content', 'version', 'savedAt'],
    properties: {
      saved: {
        type: 'boolean',
        description: 'False: another draft was saved, or the draft was deleted, since the given version. Nothing changed.',
      },
      content: { ...content, description: 'The draft that was saved elsewhere; null when this one was saved, or there is none.' },
      version,
      savedAt,
    },
  },
  given: {
    type: 'object',
    required: ['form', 'content', 'version', 'days', 'passed', 'steps'],
    properties: {
      form: { type: 'string', maxLength: 100, description: 'Name of the form: slug of the service and id of the form.' },
      content: { type: 'string', maxLength: 500_000, description: 'The draft.' },
      version: { type: ['integer', 'null'], description: 'The version from which it was filled in; null for a first one.' },
      days: { type: 'integer', minimum: 1, maximum: 90, description: 'For how many days it is kept.' },
      passed: { type: 'integer', description: 'How many steps were passed.' },
      steps: { type: 'integer', description: 'How many steps the form has.' },
    },
  },
};

/** Whom the calls of a draft reach, and with what. */
export function draftPlace({ office, personal }: DraftAtOffice) {
  return { signedIn: true, ...(office !== undefined && { office }), ...(personal && { personal }) } as const;
}
