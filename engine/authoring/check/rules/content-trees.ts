import { isRecord } from '../../../values/is-record';
import { say } from '../../messages';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { placedBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { routesOf } from './identity';

/** A tree of content that the portal names, with its place in portal.json. */
export interface NamedTree {
  readonly call: string;
  readonly goTo: string;
  readonly block: string;
  readonly pointer: string;
}

/** The trees of content of a portal. Those whose screens are left out are none of them, but still stand in the file. */
export function namedTrees({ portal }: PackUnderCheck): readonly NamedTree[] {
  const { shell } = isRecord(portal?.located.value) ? portal.located.value : {};
  const written = isRecord(shell) && Array.isArray(shell.contentTrees) ? shell.contentTrees : [];
  return (portal?.value.shell?.contentTrees ?? []).map(({ id, ...tree }) => ({
    ...tree,
    pointer: `/shell/contentTrees/${written.findIndex((one) => isRecord(one) && one.id === id)}`,
  }));
}

/** The screen of a tree has the block that opens its folders. */
export function checkTreeBlocks(pack: PackUnderCheck, report: Report): void {
  for (const { goTo, block, pointer } of namedTrees(pack)) {
    const screen = pack.services.find((service) => routesOf(service).some((own) => own.route === goTo));
    if (!screen || !pack.portal) continue;
    const blocks = placedBlocks(screen).flatMap((placed) =>
      screen.language.authoring[placed.block.block]?.leadsToContent ? [placed.block.id] : [],
    );
    if (blocks.includes(block)) continue;
    report('shell-route', pack.portal.located.valueSpan(`${pointer}/block`), {
      message: say('screen-lacks-tree', { screen: screen.slug, block }),
      expected: listNames(blocks),
      got: block,
      suggestion: nearest(block, blocks),
    });
  }
}
