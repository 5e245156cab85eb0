import type { PackUnderCheck } from './pack-under-check';
import type { Report } from './problem';
import { callRules, checkCalls } from './rules/calls';
import { chartRules, checkCharts } from './rules/charts';
import { checkColumns, columnRules } from './rules/columns';
import { checkContracts, contractRules } from './rules/contracts';
import { checkDependencies, dependencyRules } from './rules/dependencies';
import { checkExpressions, expressionRules } from './rules/expressions';
import { checkFeatures, featureRules } from './rules/features';
import { fileRules } from './rules/files';
import { checkForms, formRules } from './rules/forms';
import { checkIdentity, identityRules } from './rules/identity';
import { checkNames, nameRules } from './rules/names';
import { overlayRules } from './rules/overlays';
import { checkPdfs, pdfRules } from './rules/pdf';
import { checkRequests, requestRules } from './rules/requests';
import { checkRoutes, routeRules } from './rules/routes';
import { checkSession, sessionRules } from './rules/session';
import { shapeRules } from './rules/shape';
import { checkTexts, textRules } from './rules/texts';
import { checkTheme, themeRules } from './rules/theme';
import { checkWidgets, widgetRules } from './rules/widgets';

/** All rules of the checker by their stable id. */
export const rules = {
  ...fileRules,
  ...shapeRules,
  ...overlayRules,
  ...identityRules,
  ...nameRules,
  ...callRules,
  ...contractRules,
  ...expressionRules,
  ...dependencyRules,
  ...columnRules,
  ...chartRules,
  ...widgetRules,
  ...formRules,
  ...requestRules,
  ...pdfRules,
  ...routeRules,
  ...sessionRules,
  ...featureRules,
  ...textRules,
  ...themeRules,
} as const;

/** Stable id of a rule. */
export type RuleId = keyof typeof rules;

/** What checks references, formulas and texts once the shape is right. Files and shapes are checked while they are read. */
export const families: readonly ((pack: PackUnderCheck, report: Report) => void)[] = [
  checkIdentity,
  checkNames,
  checkCalls,
  checkContracts,
  checkExpressions,
  checkDependencies,
  checkColumns,
  checkCharts,
  checkWidgets,
  checkForms,
  checkRequests,
  checkPdfs,
  checkRoutes,
  checkSession,
  checkFeatures,
  checkTexts,
  checkTheme,
];
