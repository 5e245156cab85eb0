// Applications that residents send, a file a kind, and what all of them have: the list of what was sent, and receipts.

import { formDraftResources } from './form-drafts';
import { parkingCardResources } from './parking-card';
import { sentApplicationResources } from './sent-applications';
import { wasteDeclarationResources } from './waste-declarations';

/** Calls of applications. */
export const applicationResources = [
  ...formDraftResources,
  ...sentApplicationResources,
  ...parkingCardResources,
  ...wasteDeclarationResources,
];
