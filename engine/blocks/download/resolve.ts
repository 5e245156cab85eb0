import type { DownloadBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { resolveFile, resolveFileProblems } from '../../screen/resolve-file';
import { optionalWords, words } from '../../screen/screen';
import type { DownloadModel } from './model';

export const resolver: BlockResolver<DownloadBlock, DownloadModel> = {
  resolve({ screen }, block, { status }) {
    const isReady = status === 'ready';
    const isBlocked = isReady && block.blocked !== undefined && screen.evaluate(block.blocked.when, screen.scope) === true;
    return {
      block: 'download',
      id: block.id,
      label: words(screen, block.label),
      file: isReady && !isBlocked ? resolveFile(screen, block) : null,
      blocked: isBlocked ? (optionalWords(screen, block.blocked?.why) ?? null) : null,
      success: optionalWords(screen, block.success),
      look: block.look ?? 'secondary',
      answer: optionalWords(screen, block.answer),
      problems: resolveFileProblems(screen, block.onError),
    };
  },
};
