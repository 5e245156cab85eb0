import { groupsOf } from '../../forms/form-field';
import type { FormBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

function explainedLines({ lines = [] }: FormBlock) {
  return lines.flatMap((line, index) =>
    line.line === 'value' && line.explain === true ? [{ at: `/lines/${index}/value`, value: line.value }] : [],
  );
}

export const authoring: BlockAuthoring<FormBlock> = {
  form: (block) => block,
  parts: (block) => [
    ...(groupsOf(block).length > 0 ? ['GroupField'] : []),
    ...(block.steps === undefined ? [] : ['SteppedForm']),
    ...(block.draft === undefined ? [] : ['FormDraft']),
  ],
  explains: explainedLines,
  draws: (block) => (explainedLines(block).length > 0 ? ['explanation'] : []),
  sends: ({ submit, schema }) => [{ at: '/submit', submit, fields: Object.keys(schema?.properties ?? {}) }],
  calls: ({ submit, schema }) => [
    { call: { method: 'POST', ...submit }, answer: 'json', scope: ['form'], ...(schema && { data: schema }) },
  ],
  validated: ({ id, schema, submit }) => ({ [`form_${id}`]: schema, [`answer_${id}`]: submit.response }),
};
