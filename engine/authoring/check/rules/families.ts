import type { PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { checkAnswers } from './answers';
import { checkAskedSources } from './asked-sources';
import { checkBreaks } from './breaks';
import { checkCalls } from './calls';
import { checkColumnFilters } from './column-filters';
import { checkColumnNames } from './column-names';
import { checkColumns } from './columns';
import { checkConstantConditions } from './constant-conditions';
import { checkContent } from './content';
import { checkContracts } from './contracts';
import { checkDatedValues } from './dated-values';
import { checkDependencies } from './dependencies';
import { checkDrawnParams } from './drawn-params';
import { checkEarlierConditions } from './earlier-conditions';
import { checkExplanations } from './explanations';
import { checkExpressions } from './expressions';
import { checkFeatures } from './features';
import { checkFieldNames } from './field-names';
import { checkFormSources } from './form-sources';
import { checkForms } from './forms';
import { checkGivenChoices } from './given-choices';
import { checkHandedState } from './handed-state';
import { checkIdentity } from './identity';
import { checkIdleSettings } from './idle-settings';
import { checkKeptAnswers } from './kept-answers';
import { checkLimits } from './limits';
import { checkNamedConditions } from './named-conditions';
import { checkNames } from './names';
import { checkOffices } from './offices';
import { checkOrigins } from './origins';
import { checkPdfs } from './pdf';
import { checkPictures } from './pictures';
import { checkPortalRoutes } from './portal-routes';
import { checkRequests } from './requests';
import { checkRoutes } from './routes';
import { checkSameLabels } from './same-labels';
import { checkSendings } from './sendings';
import { checkSession } from './session';
import { checkStartValues } from './start-values';
import { checkTexts } from './texts';
import { checkTheme } from './theme';
import { checkUnits } from './units';
import { checkWidgets } from './widgets';

/** What checks references, formulas and texts once the shape is right. Files and shapes are checked while they are read. */
export const families: readonly ((pack: PackUnderCheck, report: Report) => void)[] = [
  checkIdentity,
  checkNames,
  checkCalls,
  checkKeptAnswers,
  checkOffices,
  checkOrigins,
  checkAnswers,
  checkSendings,
  checkContracts,
  checkContent,
  checkExpressions,
  checkConstantConditions,
  checkEarlierConditions,
  checkNamedConditions,
  checkDependencies,
  checkDatedValues,
  checkExplanations,
  checkColumns,
  checkUnits,
  checkColumnFilters,
  checkColumnNames,
  checkIdleSettings,
  checkFieldNames,
  checkDrawnParams,
  checkWidgets,
  checkAskedSources,
  checkFormSources,
  checkForms,
  checkStartValues,
  checkLimits,
  checkGivenChoices,
  checkRequests,
  checkPdfs,
  checkRoutes,
  checkHandedState,
  checkPortalRoutes,
  checkBreaks,
  checkSession,
  checkFeatures,
  checkTexts,
  checkSameLabels,
  checkTheme,
  checkPictures,
];
