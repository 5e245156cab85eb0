import { isExpression } from '../../../expressions';
import type { FormBlock, OnError } from '../../../language/language.generated';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { blocksOfKind } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks names that lead from one part of a pack to another. */
export function checkNames(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) {
    const { definition, located } = service;
    const groups = pack.portal?.value.groups.map(({ id }) => id);
    if (groups && definition.group !== undefined && !groups.includes(definition.group)) {
      report(
        'unknown-group',
        located.valueSpan('/group'),
        unknown(`portal.json has no group ${definition.group}.`, definition.group, groups),
      );
    }
    checkCodeTables(service, report);
    checkKodFields(service, report);
    for (const [index, variant] of (definition.variants ?? []).entries()) {
      const params = Object.keys(definition.params ?? {});
      for (const name of Object.keys(variant.preset ?? {}).filter((preset) => !params.includes(preset))) {
        report(
          'unknown-param',
          located.keySpan(childPointer(`/variants/${index}/preset`, name)),
          unknown(`There is no param ${name}.`, name, params),
        );
      }
    }
    for (const { block, pointer } of blocksOfKind(service, 'widget')) {
      const calls = pack.calls ? Object.keys(pack.calls.calls) : null;
      for (const [name, call] of Object.entries(block.calls ?? {})) {
        if (calls === null || calls.includes(call)) continue;
        const place = located.valueSpan(childPointer(`${pointer}/calls`, name));
        report('unknown-call', place, unknown(`calls.json has no shared call ${call}.`, call, calls));
      }
      const widgets = Object.keys(pack.surroundings.widgets);
      if (widgets.includes(block.widget)) continue;
      report(
        'unknown-widget',
        located.valueSpan(`${pointer}/widget`),
        unknown(`There is no widget ${block.widget}.`, block.widget, widgets),
      );
    }
    for (const { block, pointer } of blocksOfKind(service, 'form')) checkForm(service, block, pointer, report);
    for (const { block, pointer } of blocksOfKind(service, 'embed'))
      checkOrigin(service, block.src, `${pointer}/src`, pack.portal?.value.embedOrigins ?? [], report);
  }
}

function unknown(
  message: string,
  name: string,
  known: readonly string[],
): { message: string; expected: string; got: string; suggestion: string | null } {
  return { message, expected: listNames(known), got: name, suggestion: nearest(name, known) };
}

function checkCodeTables(service: CheckedService, report: Report): void {
  const { definition, located } = service;
  const tables = Object.keys(definition.codes ?? {});
  const check = (name: string | undefined, pointer: string): void => {
    if (name !== undefined && !tables.includes(name))
      report('unknown-code-table', located.valueSpan(pointer), unknown(`There is no code table ${name}.`, name, tables));
  };
  for (const [id, param] of Object.entries(definition.params ?? {}))
    if ('code' in param) check(param.code, `${childPointer('/params', id)}/code`);
  for (const { block, pointer } of blocksOfKind(service, 'form'))
    for (const [id, { code }] of Object.entries(block.ui ?? {})) check(code, `${childPointer(`${pointer}/ui`, id)}/code`);
  for (const { block, pointer } of blocksOfKind(service, 'table'))
    for (const [index, column] of block.columns.entries()) check(column.code, `${pointer}/columns/${index}/code`);
  for (const { block, pointer } of blocksOfKind(service, 'record'))
    for (const [index, field] of block.fields.entries()) check(field.code, `${pointer}/fields/${index}/code`);
}

/** The fields at which errors of a source are shown are params. */
function checkKodFields({ definition, located }: CheckedService, report: Report): void {
  const params = Object.keys(definition.params ?? {});
  for (const [id, source] of Object.entries(definition.sources ?? {}))
    checkKods(source.onError, `${childPointer('/sources', id)}/onError`, params, located, report);
}

function checkKods(
  onError: OnError | undefined,
  pointer: string,
  fields: readonly string[],
  located: CheckedService['located'],
  report: Report,
): void {
  for (const [kod, { field }] of Object.entries(onError?.kod ?? {})) {
    if (field === undefined || fields.includes(field)) continue;
    report(
      'unknown-field',
      located.valueSpan(`${childPointer(`${pointer}/kod`, kod)}/field`),
      unknown(`There is no field ${field}.`, field, fields),
    );
  }
}

function checkForm({ definition, located }: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const fields = Object.keys(form.schema?.properties ?? {});
  const check = (name: string, at: string, part: 'key' | 'value'): void => {
    if (fields.includes(name)) return;
    report(
      'unknown-field',
      part === 'key' ? located.keySpan(at) : located.valueSpan(at),
      unknown(`The form has no field ${name}.`, name, fields),
    );
  };
  for (const part of ['ui', 'initial'] as const)
    for (const name of Object.keys(form[part] ?? {})) check(name, childPointer(`${pointer}/${part}`, name), 'key');
  for (const [index, { field }] of (form.checks ?? []).entries()) check(field, `${pointer}/checks/${index}/field`, 'value');
  checkKods(form.submit.onError, `${pointer}/submit/onError`, fields, located, report);
  const sources = Object.keys(definition.sources ?? {});
  const called = [
    ['submit/success/refresh', form.submit.success.refresh],
    ['dialog/refresh', form.dialog?.refresh],
  ] as const;
  for (const [at, names] of called) {
    for (const [index, name] of (names ?? []).entries()) {
      if (!sources.includes(name))
        report('unknown-source', located.valueSpan(`${pointer}/${at}/${index}`), unknown(`There is no source ${name}.`, name, sources));
    }
  }
}

function checkOrigin({ located }: CheckedService, src: unknown, pointer: string, origins: readonly string[], report: Report): void {
  if (typeof src !== 'string' || isExpression(src)) return;
  const origin = /^(https?:\/\/[^/?#]+)/i.exec(src)?.[1]?.toLowerCase() ?? '';
  if (!origins.includes(origin))
    report(
      'unknown-origin',
      located.valueSpan(pointer),
      unknown('portal.json does not allow this origin to be embedded.', origin || src, origins),
    );
}
