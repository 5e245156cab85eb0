import { isExpression } from '../../../expressions';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';

/** Checks the sources that fields ask while letters are typed: each is there, carries the letters, and belongs to the form of its field. */
export function checkAskedSources(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkAskedSourcesOf);
}

/** A field that asks a source. */
interface AskingField {
  readonly id: string;
  readonly source: string;
  readonly pointer: string;
  /** Form in which it stands, undefined among the params. */
  readonly form: string | undefined;
}

function checkAskedSourcesOf(report: Report, service: CheckedService): void {
  const { definition, located } = service;
  const sources = definition.sources ?? {};
  const carrying = carriersOfLetters(service);
  const asked = new Set<string>();
  for (const { id, source, pointer, form } of askingFields(service)) {
    const place = () => located.valueSpan(`${pointer}/ask/source`);
    const known = Object.hasOwn(sources, source) ? sources[source] : undefined;
    if (!known) {
      const names = Object.keys(sources);
      const message = say('no-source', { name: source });
      report('unknown-source', place(), { message, expected: listNames(names), got: source, suggestion: nearest(source, names) });
    } else if (!carrying.has(source)) {
      report('asked-source', place(), { message: say('asked-without-letters', { source }), expected: '"=letters"', got: source });
    } else if (known.form !== form) {
      const message = say('asked-elsewhere', { source, field: id });
      report('asked-source', place(), {
        message,
        expected: form === undefined ? say('source-of-screen') : `"form": "${form}"`,
        got: source,
      });
    } else if (asked.has(source)) {
      report('asked-source', place(), { message: say('asked-twice', { source }), expected: say('one-field-each'), got: source });
    }
    asked.add(source);
  }
  for (const source of carrying) {
    if (asked.has(source)) continue;
    const message = say('letters-of-nobody', { source });
    report('asked-source', located.keySpan(childPointer('/sources', source)), { message, expected: '"ask"', got: source });
  }
}

function askingFields(service: CheckedService): readonly AskingField[] {
  const params = Object.entries(service.definition.params ?? {}).flatMap(([id, param]): AskingField[] =>
    'ask' in param && param.ask ? [{ id, source: param.ask.source, pointer: childPointer('/params', id), form: undefined }] : [],
  );
  const fields = saidOfBlocks(service, ({ form }) => form).flatMap(({ said, pointer }) =>
    Object.entries(said.ui ?? {}).flatMap(([id, { ask }]): AskingField[] =>
      ask ? [{ id, source: ask.source, pointer: childPointer(`${pointer}/ui`, id), form: said.id }] : [],
    ),
  );
  return [...params, ...fields];
}

function carriersOfLetters({ places }: CheckedService): ReadonlySet<string> {
  const carrying = places.filter(
    ({ path: [area], value }) => area === 'sources' && isExpression(value) && readPaths(value).some(([root]) => root === 'letters'),
  );
  return new Set(carrying.map(({ path: [, id] }) => String(id)));
}
