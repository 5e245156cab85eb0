// The calls of dues: cards, instalments, history and the proof of payment. What is left to pay is worked out in server/dues.

import { cardResources } from './cards';
import { historyResources } from './history';
import { instalmentResources } from './instalments';
import { proofResources } from './proof';

/** What is owed to the office and what was paid. */
export const duesResources = [...cardResources, ...instalmentResources, ...historyResources, ...proofResources];
