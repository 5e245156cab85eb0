import { cardResources } from './cards';
import { historyResources } from './history';
import { instalmentResources } from './instalments';
import { proofResources } from './proof';

/** What is owed to the office and what was paid. */
export const duesResources = [...cardResources, ...instalmentResources, ...historyResources, ...proofResources];
