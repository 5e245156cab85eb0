import type { explanationRules } from '../problems/rule-list';
import { type Edit, put, type RuleCase, serviceFile } from './sample-pack';

const english = 'services/dochody/en.json';

/** A sum of the office that is explained, with the words that the definition has for it. */
function explained(value: string, words: readonly Edit[]): readonly Edit[] {
  return [
    put('/sources/dochody/response/properties/razem', { type: 'number' }),
    put('/blocks/2', { id: 'skad', block: 'explanation', label: 'Suma', value, format: 'money' }),
    put('/blocks.skad.label', 'Sum', english),
    ...words,
  ];
}

const term = [put('/terms', { razem: { of: '=dochody.razem', label: 'Razem' } }), put('/terms.razem.label', 'Total', english)];

/** Cases of the rules about explanations. */
export const explanationCases: Readonly<Record<keyof typeof explanationRules, RuleCase>> = {
  'unnamed-in-explanation': {
    broken: explained('=dochody.razem * 2', []),
    good: explained('=dochody.razem * 2', term),
    at: `${serviceFile}#/blocks/2/value`,
  },
  'unused-term': {
    broken: explained('=size(dochody.lista) * 2', term),
    good: explained('=dochody.razem * 2', term),
    at: `${serviceFile}#/terms/razem`,
  },
};
