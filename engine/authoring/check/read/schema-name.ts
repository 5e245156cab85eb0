import { say } from '../../messages';
import { isJsonObject } from '../../parse/json-value';
import type { SourceFile } from '../../parse/source-file';
import { nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import type { FileRole } from './file-role';

const schemaOf: Readonly<Record<FileRole['kind'], 'portal' | 'calls' | 'texts' | 'service' | 'values' | 'scenarios' | null>> = {
  portal: 'portal',
  calls: 'calls',
  'portal-texts': 'texts',
  catalogue: 'texts',
  service: 'service',
  'service-texts': 'texts',
  values: 'values',
  'values-texts': 'texts',
  scenarios: 'scenarios',
  unknown: null,
  ignored: null,
};

/** Checks that $schema names the schema of its kind of file, wherever that schema lies: editors help by it. */
export function checkSchemaName(report: Report, source: SourceFile, role: FileRole['kind']): void {
  const shape = schemaOf[role];
  const named = isJsonObject(source.value) ? source.value.$schema : undefined;
  if (shape === null || typeof named !== 'string') return;
  const right = [`${shape}.schema.json`, `${shape}-overlay.schema.generated.json`, `${shape}-overlay.schema.json`];
  const file = named.replace(/[?#].*$/, '').replace(/^.*[\\/]/, '');
  if (right.includes(file)) return;
  const meant = nearest(file, right) ?? right[0] ?? '';
  report('schema-of-file', source.valueSpan('/$schema'), {
    message: say('schema-of-another-file'),
    expected: meant,
    got: named,
    suggestion: named.endsWith(file) ? named.slice(0, named.length - file.length) + meant : meant,
  });
}
