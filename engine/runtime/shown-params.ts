import { allModels, type BlockModel, sourcesToldBy } from '../screen/block-model';
import { type ChoiceModel, isChoice, type ParamModel } from '../screen/field-model';
import { paramsBehind } from '../screen/params-behind';
import { failureAtField, type Readiness } from '../screen/readiness';
import type { Screen } from '../screen/screen';

/**
 * The fields of a screen, from top to bottom. A choice that depends on another one is left out while that one has no options, which is said
 * once, at the first of them. A failure of something that a field needs is shown at the field unless a block shows it.
 */
export function shownParams(screen: Screen, blocks: readonly BlockModel[]): readonly ParamModel[] {
  const shown = new Map<string, ParamModel>();
  const hopeless = new Set<string>();
  const told = new Set<string>();
  const toldByBlocks = new Set(allModels(blocks).flatMap(sourcesToldBy));
  for (const [id, model] of screen.params) {
    const readiness = screen.readiness.get(`param:${id}`) ?? { status: 'ready' as const };
    const parents = paramsBehind(screen, `param:${id}`);
    const isOver = isChoice(model) && (model.status === 'none' || model.status === 'failed');
    const waits = readiness.status === 'waiting' || readiness.status === 'error' || readiness.status === 'silent';
    if (isOver) hopeless.add(id);
    if ((waits && parents.some((parent) => hopeless.has(parent))) || readiness.status === 'silent') {
      hopeless.add(id);
      continue;
    }
    const failure = failureAt(readiness, toldByBlocks);
    const reason = failure === null ? null : JSON.stringify(failure);
    if (reason !== null && told.has(reason)) continue;
    if (reason !== null) told.add(reason);
    shown.set(id, withFailure(model, failure, screen, parents));
  }
  return Object.keys(screen.service.definition.params ?? {}).flatMap((id) => shown.get(id) ?? []);
}

function failureAt(readiness: Readiness, toldByBlocks: ReadonlySet<string>): ParamModel['failure'] {
  if (readiness.status !== 'error' || readiness.retry.every((source) => toldByBlocks.has(source))) return null;
  return failureAtField(readiness);
}

function withFailure(model: ParamModel, failure: ParamModel['failure'], screen: Screen, parents: readonly string[]): ParamModel {
  if (!isChoice(model) || model.status !== 'waiting') return failure === null ? model : { ...model, failure };
  const open = parents.find((parent) => screen.readiness.get(`param:${parent}`)?.status === 'waiting');
  const waitsFor = (open === undefined ? null : screen.params.get(open)?.label) ?? null;
  const waiting: ParamModel & ChoiceModel = { ...model, failure, waitsFor };
  return waiting;
}
