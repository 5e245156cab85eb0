import { evaluateValue } from '../../expressions';
import type { LinksBlock } from '../../language/language.generated';
import { leadsNowhere } from '../../pack/service-route';
import type { BlockResolver } from '../../screen/kinds';
import { isVisible, words } from '../../screen/screen';
import type { LinksModel } from './model';

export const resolver: BlockResolver<LinksBlock, LinksModel> = {
  resolve({ screen }, block) {
    const links = block.items.flatMap((item) => {
      const goTo = isVisible(screen, item.visible) ? evaluateValue(item.goTo, screen.scope, screen.evaluate) : null;
      return typeof goTo === 'string' && goTo !== '' && !leadsNowhere(goTo, screen.context)
        ? [{ id: item.id, label: words(screen, item.label), goTo }]
        : [];
    });
    return {
      block: 'links',
      look: block.look ?? 'list',
      id: block.id,
      anchor: block.anchor ?? null,
      title: words(screen, block.title),
      showTitle: block.showTitle ?? true,
      links,
    };
  },
};
