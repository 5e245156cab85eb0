import type { WidgetDescription } from '../../language/widget.generated';
import { say } from '../messages';
import { parseFile } from '../parse/parse-file';
import { listNames, nearest } from './problems/nearest';
import { collectProblems, type Problem } from './problems/problem';
import { checkShape } from './shape/shape-checker';

/** What a custom widget says of itself, as its file was read. */
export interface ReadWidget {
  /** Null when there are problems. */
  readonly description: WidgetDescription | null;
  readonly problems: readonly Problem[];
  sourceOf(): string;
}

/** Reads the `widget.json` of a custom widget. `file` is its name in the places of the problems. */
export function readWidget(file: string, bytes: Uint8Array): ReadWidget {
  const { report, list } = collectProblems();
  const { source, failures, text } = parseFile(file, bytes);
  for (const { rule, span, ...details } of failures) report(rule, span, details);
  const outcome = source === null ? null : checkShape('widget.schema.json', source.value);
  if (source && outcome?.ok) {
    const { props = {}, required = [], routes = [], fields = [] } = outcome.value;
    const names = Object.keys(props);
    for (const [list, named] of Object.entries({ required, routes, fields: fields.map((field) => field.replace(/\..*$/, '')) })) {
      for (const [index, name] of named.entries()) {
        if (names.includes(name)) continue;
        report('unknown-required', source.valueSpan(`/${list}/${index}`), {
          message: say('no-widget-setting', { name }),
          expected: listNames(names),
          got: name,
          suggestion: nearest(name, names),
        });
      }
    }
  }
  if (source && outcome && !outcome.ok) {
    for (const { rule, pointer, at, ...details } of outcome.findings)
      report(rule, at === 'name' ? source.keySpan(pointer) : source.valueSpan(pointer), details);
  }
  const problems = list();
  return { description: outcome?.ok && problems.length === 0 ? outcome.value : null, problems, sourceOf: () => text };
}
