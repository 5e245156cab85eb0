import { say } from '../../messages';
import { valueAt } from '../../parse/json-pointer';
import type { Span } from '../../parse/source-file';
import { pointerOf, type VisitedPlace } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

/** Checks that what stands side by side is told apart by its name. */
export function checkSameLabels(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkSameLabelsOf);
  const { portal, services } = pack;
  if (portal) {
    const { groups = [], menu = [], footer = [] } = portal.value;
    const named = [
      groups.map(({ id, title }, index) => ({ id, words: title, at: `/groups/${index}/title` })),
      menu.map(({ id, label }, index) => ({ id, words: label, at: `/menu/${index}/label` })),
      footer.map(({ id, label }, index) => ({ id, words: label, at: `/footer/${index}/label` })),
    ];
    for (const list of named)
      checkNames(
        list.map(({ at, ...each }) => ({ ...each, span: () => portal.located.valueSpan(at) })),
        report,
      );
  }
  for (const group of new Set(services.map(({ definition }) => definition.group)))
    if (group !== undefined)
      checkNames(
        services
          .filter(({ definition }) => definition.group === group)
          .map(({ slug, definition, located }) => ({ id: slug, words: definition.title, span: () => located.valueSpan('/title') })),
        report,
      );
}

interface Named {
  readonly id: string;
  readonly words: unknown;
  readonly span: () => Span;
}

function checkNames(list: readonly Named[], report: Report): void {
  const known = new Map<string, string>();
  for (const { id, words, span } of list) {
    const name = JSON.stringify(words).toLocaleLowerCase('pl');
    const other = known.get(name);
    if (other === undefined) known.set(name, id);
    else
      report('same-label', span(), { message: say('same-label', { other }), expected: say('name-of-its-own'), got: JSON.stringify(words) });
  }
}

function checkSameLabelsOf(report: Report, { definition, places, located }: CheckedService): void {
  const known = new Map<string, string>();
  for (const place of places) {
    // Several codes of the office may mean the same to residents.
    if (!isLabel(place) || place.path[0] === 'codes') continue;
    // Of things with conditions perhaps only one is there at a time.
    const owner = valueAt(definition, pointerOf(place.path.slice(0, -1)));
    if (typeof owner !== 'object' || owner === null || 'visible' in owner || 'when' in owner) continue;
    const name = `${pointerOf(place.path.slice(0, -2))} ${JSON.stringify(place.value).toLocaleLowerCase('pl')}`;
    const other = known.get(name);
    if (other === undefined) known.set(name, 'id' in owner ? String(owner.id) : String(place.path.at(-2)));
    else
      report('same-label', located.valueSpan(place.pointer), {
        message: say('same-label', { other }),
        expected: say('name-of-its-own'),
        got: JSON.stringify(place.value),
      });
  }
}

function isLabel({ kind, path }: VisitedPlace): boolean {
  return (kind === 'text' || kind === 'cell') && path.at(-1) === 'label' && path.length > 2;
}
