import type { QrBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { optionalWords, words } from '../../screen/screen';
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
};

function codeText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && bytesOf(value) <= mostBytes ? value : null;
}

/** Length in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
