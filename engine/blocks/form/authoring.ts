import { groupsOf } from '../../forms/form-field';
import { draftContracts, draftPlace } from '../../forms/office-draft-contracts';
import type { DraftAtOffice, FormBlock } from '../../language/language.generated';
import type { BlockAuthoring, BlockCall } from '../../screen/block-authoring';

function explainedLines({ lines = [] }: FormBlock) {
  return lines.flatMap((line, index) =>
    line.line === 'value' && line.explain === true ? [{ at: `/lines/${index}/value`, value: line.value }] : [],
  );
}

function draftCalls(at: DraftAtOffice): readonly BlockCall[] {
  const { kept, saved, given } = draftContracts;
  const place = { ...draftPlace(at), query: { form: 'a' } };
  const { query: _, ...saving } = place;
  return [
    { call: { ...place, endpoint: at.read, method: 'GET', response: kept }, answer: 'json', scope: [] },
    { call: { ...saving, endpoint: at.save, method: 'POST', response: saved }, answer: 'json', scope: [], data: given },
    { call: { ...place, endpoint: at.remove, method: 'DELETE' }, answer: 'json', scope: [] },
  ];
}

export const authoring: BlockAuthoring<FormBlock> = {
  form: (block) => block,
  parts: (block) => [
    ...(groupsOf(block).length > 0 ? ['GroupedForm'] : []),
    ...(block.steps === undefined ? [] : ['SteppedForm']),
    ...(block.draft === undefined ? [] : ['FormDraft']),
  ],
  explains: explainedLines,
  draws: (block) => (explainedLines(block).length > 0 ? ['explanation'] : []),
  sends: ({ submit, schema }) => [{ at: '/submit', submit, fields: Object.keys(schema?.properties ?? {}) }],
  calls: ({ submit, schema, draft }) => [
    { call: { method: 'POST', ...submit }, answer: 'json', scope: ['form'], ...(schema && { data: schema }) },
    ...(draft?.atOffice ? draftCalls(draft.atOffice) : []),
  ],
  validated: ({ id, schema, submit }) => ({ [`form_${id}`]: schema, [`answer_${id}`]: submit.response }),
};
