import { controlOf } from '../../../screen/control';
import { authoringOf } from '../../../screen/control-authoring';
import { say } from '../../messages';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks the params that blocks draw: each exists and is drawn once. */
export function checkDrawnParams(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkDrawnParamsOf);
}

function checkDrawnParamsOf(report: Report, service: CheckedService): void {
  const { definition, located, language } = service;
  const params = Object.keys(definition.params ?? {});
  const drawn = new Set<string>();
  for (const { said, pointer } of saidOfBlocks(service, ({ drawnParams }) => drawnParams)) {
    for (const { at, id, oneEntry, page } of said) {
      const place = located.valueSpan(pointer + at);
      const param = definition.params?.[id];
      if (!param) {
        const details = { message: say('no-param', { name: id }), expected: listNames(params), got: id, suggestion: nearest(id, params) };
        report('unknown-param', place, details);
      } else if (oneEntry === true && !authoringOf(language.controls, param.control).isOneEntry?.(param.control)) {
        report('drawn-param', place, {
          message: say('param-not-one-entry', { param: id }),
          expected: say('select-or-radio'),
          got: param.control,
        });
      } else if (page === true && !('default' in param && controlOf(language.kinds.controls, param.control).isTyped)) {
        report('drawn-param', place, {
          message: say('param-not-page', { param: id }),
          expected: say('typed-with-default'),
          got: param.control,
        });
      } else if (drawn.has(id)) {
        report('drawn-param', place, { message: say('param-drawn-twice', { param: id }), expected: say('another-param'), got: id });
      }
      drawn.add(id);
    }
  }
}
