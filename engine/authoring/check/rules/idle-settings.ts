import { say } from '../../messages';
import { lastStep, valueAt } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { placedBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';

/** Checks that no setting of a block is without effect, and that none lacks another that it cannot do without. */
export function checkIdleSettings(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, (reportOf, service) => {
    for (const { block, pointer } of placedBlocks(service)) {
      const { idle: idleIn, openOnly = [] } = service.language.authoring[block.block] ?? {};
      const idle = [...(idleIn?.(block) ?? []), ...(service.definition.access?.protected === true ? openOnly : [])];
      for (const setting of idle) {
        if (valueAt(block, `/${setting}`) === undefined) continue;
        const name = lastStep(`/${setting}`);
        reportOf('idle-setting', service.located.keySpan(`${pointer}/${setting}`), {
          message: say('setting-does-nothing', { setting: name, block: block.id }),
          expected: say('block-without-setting', { setting: name }),
        });
      }
      for (const { setting, needs } of service.language.authoring[block.block]?.lacks?.(block) ?? [])
        reportOf('missing-setting', service.located.keySpan(`${pointer}/${setting}`), {
          message: say('setting-needs-another', { setting: lastStep(`/${setting}`), needs, block: block.id }),
          expected: needs,
        });
    }
  });
}
