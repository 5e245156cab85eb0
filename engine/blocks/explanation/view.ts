import type { ExpectedExplanation } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { ExplanationModel } from './model';

export const viewer: BlockViewer<ExplanationModel> = {
  part: 'explanations',
  view: ({ state, label, explanation }): Required<ExpectedExplanation> => ({
    state: state.status,
    label,
    result: explanation?.result ?? null,
    steps: (explanation?.steps ?? []).map((step) => [step.label, step.words, step.figures, step.result]),
    inputs: (explanation?.inputs ?? []).map(({ label: name, value, basis }) => [
      name,
      value,
      ...(basis === null ? [] : [basis.validity, basis.act, ...(basis.link === null ? [] : [basis.link])]),
    ]),
    reasons: [...(explanation?.reasons ?? [])],
    lacking: explanation?.lacking ?? null,
  }),
};
