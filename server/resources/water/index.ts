// The calls of water: points, meters and their readings, invoices, requests and correspondence. The letters among them are drawn as PDFs
// when they are asked for.

import { correspondenceResources } from './correspondence';
import { exchangeResources } from './exchanges';
import { invoiceResources } from './invoices';
import { meterResources } from './meters';
import { pointResources } from './points';
import { requestResources } from './requests';
import { savedReadingResources } from './save-reading';
import { sentReadingResources } from './sent-readings';

/** Calls of the water service. */
export const waterResources = [
  ...pointResources,
  ...meterResources,
  ...savedReadingResources,
  ...sentReadingResources,
  ...invoiceResources,
  ...exchangeResources,
  ...requestResources,
  ...correspondenceResources,
];
