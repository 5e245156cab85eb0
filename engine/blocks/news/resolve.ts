import { evaluateValue } from '../../expressions';
import type { NewsBlock } from '../../language/language.generated';
import { leadsNowhere } from '../../pack/service-route';
import type { BlockResolver } from '../../screen/kinds';
import { formatted, isVisible, optionalWords, type Screen, withNames, words } from '../../screen/screen';
import { parsePlainDate } from '../../values/plain-date';
import type { NewsLink, NewsModel } from './model';

export const resolver: BlockResolver<NewsBlock, NewsModel> = {
  resolve({ screen }, block, state) {
    const links = state.status === 'ready' ? newestFirst(screen, block) : [];
    return {
      block: 'news',
      id: block.id,
      title: words(screen, block.title),
      showTitle: block.showTitle ?? true,
      state,
      links: links.slice(0, block.most),
      all: links.length === 0 ? null : allOf(screen, block),
      whenEmpty: optionalWords(screen, block.whenEmpty),
    };
  },
};

/** Links of one day keep the office's order. */
function newestFirst(screen: Screen, block: NewsBlock): readonly NewsLink[] {
  const rows = screen.evaluate(block.rows, screen.scope);
  const links = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => linkOf(withNames(screen, { row }), block));
  return links.sort((left, right) => right.day.localeCompare(left.day));
}

function linkOf(inner: Screen, block: NewsBlock): NewsLink[] {
  if (block.where !== undefined && inner.evaluate(block.where, inner.scope) !== true) return [];
  const read = (formula: string | undefined) => {
    const value = formula === undefined ? null : inner.evaluate(formula, inner.scope);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const day = parsePlainDate(read(block.day)?.slice(0, 10) ?? '');
  const label = read(block.label);
  const link = read(block.link);
  if (day === null || label === null || link === null || leadsNowhere(link, inner.context)) return [];
  const language = read(block.language);
  return [
    {
      day,
      dayWords: formatted(inner, 'date', day, null, false) ?? day,
      label,
      language: language === inner.context.language ? null : language,
      link,
      kind: read(block.kind),
    },
  ];
}

function allOf(screen: Screen, { all }: NewsBlock): NewsModel['all'] {
  if (all === undefined || !isVisible(screen, all.visible)) return null;
  const goTo = evaluateValue(all.goTo, screen.scope, screen.evaluate);
  return typeof goTo === 'string' && goTo !== '' && !leadsNowhere(goTo, screen.context) ? { label: words(screen, all.label), goTo } : null;
}
