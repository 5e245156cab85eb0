import type { ExpectedLinkList } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { LinksModel } from './model';

export const viewer: BlockViewer<LinksModel> = {
  part: 'links',
  view: ({ title, showTitle, look, links }): Required<ExpectedLinkList> => ({
    title,
    titleShown: showTitle,
    look,
    links: links.map(({ label, goTo }) => [label, goTo]),
  }),
};
