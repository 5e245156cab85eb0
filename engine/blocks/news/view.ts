import type { ExpectedNews } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { NewsModel } from './model';

export const viewer: BlockViewer<NewsModel> = {
  part: 'news',
  view: ({ title, showTitle, state, links, all, whenEmpty }): Required<ExpectedNews> => ({
    title,
    titleShown: showTitle,
    state: state.status,
    whenEmpty: links.length === 0 ? whenEmpty : null,
    links: links.map(({ dayWords, label, link, language }) => [dayWords, label, link, ...(language === null ? [] : [language])]),
    all: all && [all.label, all.goTo],
  }),
};
