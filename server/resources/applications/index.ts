// Applications that residents send, a file a kind, and what all of them have: the list of what was sent, and receipts.

import { parkingCardResources } from './parking-card';
import { sentApplicationResources } from './sent-applications';
import { wasteDeclarationResources } from './waste-declarations';

/** Calls of applications. */
export const applicationResources = [...sentApplicationResources, ...parkingCardResources, ...wasteDeclarationResources];
