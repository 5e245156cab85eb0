import type { QrBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { optionalWords, words } from '../../screen/screen';
import { utf8Length } from '../../values/utf8-length';
import type { QrModel } from './model';

/** Most bytes of a QR code of which a seventh may be unreadable (error correction M, version 40). */
const mostBytes = 2331;

export const resolver: BlockResolver<QrBlock, QrModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'qr',
    id: block.id,
    title: words(screen, block.title),
    state,
    value: state.status === 'ready' ? codeText(screen.evaluate(block.value, screen.scope)) : null,
    text: words(screen, block.text),
    alt: words(screen, block.alt),
    whenEmpty: optionalWords(screen, block.whenEmpty),
  }),
  hasContent: ({ value }) => value !== null,
};

function codeText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && utf8Length(value) <= mostBytes ? value : null;
}
