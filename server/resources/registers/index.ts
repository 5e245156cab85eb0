// The calls of a party's own registers: property, vehicles, fees, residence and waste. Each file answers for one register.

import { declaredVehicleResources } from './declared-vehicles';
import { localFeeResources } from './local-fees';
import { propertyResources } from './property';
import { residenceResources } from './residence';
import { wasteResources } from './waste';

/** What the office keeps about a person or institution and shows to it alone. */
export const registerResources = [
  ...declaredVehicleResources,
  ...residenceResources,
  ...wasteResources,
  ...localFeeResources,
  ...propertyResources,
];
