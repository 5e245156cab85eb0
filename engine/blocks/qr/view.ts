import type { ExpectedQrCode } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { QrModel } from './model';

export const viewer: BlockViewer<QrModel> = {
  part: 'qrCodes',
  view: ({ title, state, value, text, alt, whenEmpty }): Required<ExpectedQrCode> => ({
    title,
    state: state.status,
    value,
    text,
    alt,
    whenEmpty: state.status === 'ready' && value === null ? whenEmpty : null,
  }),
};
