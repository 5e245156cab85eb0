// A pack that breaks each rule of the checker, and one that keeps it: tests try them, the author's manual prints what the checker says.

import { formCases } from './forms';
import { featureCases, pdfCases, routeCases, sessionCases, textCases, themeCases } from './outputs';
import { fileCases, overlayCases, shapeCases } from './reading';
import {
  callCases,
  chartCases,
  columnCases,
  contractCases,
  dependencyCases,
  expressionCases,
  identityCases,
  nameCases,
  requestCases,
  widgetCases,
} from './references';
import type { RuleCase } from './sample-pack';

export { buildPack, type RuleCase, sampleSurroundings } from './sample-pack';

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
  ...dependencyCases,
  ...columnCases,
  ...chartCases,
  ...widgetCases,
  ...requestCases,
  ...pdfCases,
  ...routeCases,
  ...textCases,
  ...themeCases,
  ...formCases,
  ...sessionCases,
  ...featureCases,
};
