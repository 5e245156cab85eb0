// For each rule of the checker a pack that breaks it and one that does not. Tests run them, and the author's manual prints the messages.

import { callCases } from './calls';
import { columnCases } from './columns';
import { datedCases } from './dated';
import { explanationCases } from './explanations';
import { formCases } from './forms';
import { breakCases, featureCases, pdfCases, routeCases, sessionCases, textCases, themeCases } from './outputs';
import { fileCases, overlayCases, shapeCases } from './reading';
import { chartCases, contractCases, dependencyCases, expressionCases, identityCases, nameCases, requestCases } from './references';
import type { RuleCase } from './sample-pack';
import { widgetCases } from './widgets';

export { buildPack, layersOf, type RuleCase, sampleSurroundings } from './sample-pack';

/** The cases by rule. */
export const ruleCases: Readonly<Record<string, RuleCase>> = {
  ...fileCases,
  ...shapeCases,
  ...overlayCases,
  ...identityCases,
  ...nameCases,
  ...callCases,
  ...contractCases,
  ...expressionCases,
  ...datedCases,
  ...dependencyCases,
  ...explanationCases,
  ...columnCases,
  ...chartCases,
  ...widgetCases,
  ...requestCases,
  ...pdfCases,
  ...routeCases,
  ...breakCases,
  ...textCases,
  ...themeCases,
  ...formCases,
  ...sessionCases,
  ...featureCases,
};
