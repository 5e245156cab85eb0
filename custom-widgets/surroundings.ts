// The second door of this room, for what checks definitions: it loads no widget.
import type { Surroundings } from '../engine/authoring';
import { userFields } from '../portal';
import confirmIdentity from './confirm-identity/widget.json' with { type: 'json' };
import login from './login/widget.json' with { type: 'json' };
import loginReturn from './login-return/widget.json' with { type: 'json' };
import meterReadings from './meter-readings/widget.json' with { type: 'json' };
import payments from './payments/widget.json' with { type: 'json' };
import twoFactor from './two-factor/widget.json' with { type: 'json' };

/** What the definitions of this portal may rely on besides their own files. */
export const portalSurroundings: Surroundings = {
  widgets: described({
    login,
    'meter-readings': meterReadings,
    'confirm-identity': confirmIdentity,
    'login-return': loginReturn,
    payments,
    'two-factor': twoFactor,
  }),
  userFields,
};

// TypeScript reads a word of a JSON file as any text; a test holds each file to the schema of descriptions.
function described(files: Readonly<Record<string, object>>): Surroundings['widgets'] {
  return files as Surroundings['widgets'];
}
