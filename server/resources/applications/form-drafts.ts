import { nameOfDefinition } from '../../applications';
import { draftOf, draftsOf, removeDraft, saveDraft } from '../../applications/form-drafts';
import { officeDay, officeMoment } from '../../calendar/office-day';
import { text, wholeNumber } from '../../calls/body-readers';
import { accepted, type BodyReader, defineResource, type QueryReader, refused } from '../../calls/define-resource';

const nameShape = /^[a-z0-9-]{1,60}\.[A-Za-z][\w-]{0,38}$/;
const formName: QueryReader<string> = (name = '') => (nameShape.test(name) ? accepted(name) : refused('wrongQuery', { name: 'form' }));
const formGiven: BodyReader<string> = (name) => (typeof name === 'string' ? formName(name) : refused('wrongQuery', { name: 'form' }));
const version: BodyReader<number | null> = (given) => (given === null ? accepted(null) : wholeNumber('version')(given));

/** Forms that residents keep at the office until they send them. */
export const formDraftResources = [
  defineResource('GET /szkice/dajSzkice', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, user, now }) => ({
      szkice: (await draftsOf(database, { accountId: user.accountId, partyId: subject.id }, now)).map((draft) => ({
        formularz: draft.form,
        rodzaj: slugOf(draft.form),
        kiedyZapisano: officeMoment(draft.savedAt),
        doKiedy: officeDay(draft.keptUntil),
        krok: Math.min(draft.passed + 1, draft.steps),
        kroki: draft.steps,
      })),
    }),
  }),

  defineResource('GET /szkice/dajSzkic', {
    caller: 'subject',
    query: { form: formName },
    answer: async ({ database, subject, user, now, query }) => {
      const draft = await draftOf(database, { accountId: user.accountId, partyId: subject.id }, query.form, now);
      return { content: draft?.content ?? null, version: draft?.version ?? null, savedAt: draft && officeMoment(draft.savedAt) };
    },
  }),

  defineResource('POST /szkice/zapisz', {
    caller: 'subject',
    query: {},
    body: {
      form: formGiven,
      content: text('content'),
      version,
      days: wholeNumber('days'),
      passed: wholeNumber('passed'),
      steps: wholeNumber('steps'),
    },
    answer: async ({ database, subject, user, now, pack, body }) => {
      const definition = nameOfDefinition(pack, { slug: slugOf(body.form), form: body.form.slice(slugOf(body.form).length + 1) });
      const owner = { accountId: user.accountId, partyId: subject.id };
      const { saved, kept } = await saveDraft(database, owner, { ...body, definition }, now);
      return {
        saved,
        content: saved ? null : (kept?.content ?? null),
        version: kept?.version ?? null,
        savedAt: kept && officeMoment(kept.savedAt),
      };
    },
  }),

  defineResource('DELETE /szkice/usun', {
    caller: 'subject',
    query: { form: formName },
    answer: async ({ database, subject, user, query }) => {
      await removeDraft(database, { accountId: user.accountId, partyId: subject.id }, query.form);
      return {};
    },
  }),
];

function slugOf(form: string): string {
  return form.split('.', 1)[0] ?? '';
}
