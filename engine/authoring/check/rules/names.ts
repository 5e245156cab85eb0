import { isExpression } from '../../../expressions';
import type { FormBlock, OnError } from '../../../language/language.generated';
import { type Phrase, say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import { partsOfForm } from '../pack/form-parts';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { ProblemDetails, Report } from '../problems/problem';

/** Checks names that lead from one part of a pack to another. */
export function checkNames(pack: PackUnderCheck, report: Report): void {
  const { portal, calls, memory, surroundings } = pack;
  const groups =
    portal &&
    memory.same(
      'groups',
      portal.value.groups.map(({ id }) => id),
    );
  const origins = memory.same('origins', portal?.value.embedOrigins ?? []);
  eachService(pack, report, checkNamesOf, groups, calls, origins, surroundings);
}

function checkNamesOf(
  report: Report,
  service: CheckedService,
  groups: readonly string[] | null,
  shared: PackUnderCheck['calls'],
  origins: readonly string[],
  surroundings: PackUnderCheck['surroundings'],
): void {
  const { definition, located } = service;
  if (groups && definition.group !== undefined && !groups.includes(definition.group)) {
    report('unknown-group', located.valueSpan('/group'), unknown(say('no-group', { group: definition.group }), definition.group, groups));
  }
  checkCodeTables(service, report);
  checkKodFields(service, report);
  for (const [index, variant] of (definition.variants ?? []).entries()) {
    const params = Object.keys(definition.params ?? {});
    for (const name of Object.keys(variant.preset ?? {}).filter((preset) => !params.includes(preset))) {
      report(
        'unknown-param',
        located.keySpan(childPointer(`/variants/${index}/preset`, name)),
        unknown(say('no-param', { name }), name, params),
      );
    }
  }
  for (const [id, param] of Object.entries(definition.params ?? {})) {
    const params = Object.keys(definition.params ?? {}).filter((other) => other !== id);
    for (const [index, name] of ('resetBy' in param ? (param.resetBy ?? []) : []).entries())
      if (!params.includes(name))
        report(
          'unknown-param',
          located.valueSpan(`${childPointer('/params', id)}/resetBy/${index}`),
          unknown(say('no-param', { name }), name, params),
        );
  }
  for (const { said: block, pointer } of saidOfBlocks(service, ({ widget }) => widget)) {
    const calls = shared ? Object.keys(shared.calls) : null;
    for (const [name, call] of Object.entries(block.calls ?? {})) {
      if (calls === null || calls.includes(call) || service.lackedCalls.has(call)) continue;
      const place = located.valueSpan(childPointer(`${pointer}/calls`, name));
      report('unknown-call', place, unknown(say('no-shared-call', { call }), call, calls));
    }
    const widgets = Object.keys(surroundings.widgets);
    if (widgets.includes(block.widget)) continue;
    report(
      'unknown-widget',
      located.valueSpan(`${pointer}/widget`),
      unknown(say('no-widget', { widget: block.widget }), block.widget, widgets),
    );
  }
  for (const { said, pointer } of saidOfBlocks(service, ({ form }) => form)) checkForm(service, said, pointer, report);
  const sources = Object.keys(definition.sources ?? {});
  for (const { said, pointer } of saidOfBlocks(service, ({ sends }) => sends))
    for (const { at, submit, fields } of said) {
      checkKods(submit.onError, `${pointer}${at}/onError`, fields, located, report);
      checkSources(submit.success.refresh, `${pointer}${at}/success/refresh`, sources, located, report);
    }
  for (const { said, pointer } of saidOfBlocks(service, ({ framed }) => framed))
    for (const [at, src] of Object.entries(said)) checkOrigin(service, src, pointer + at, origins, report);
}

function unknown(message: Phrase, name: string, known: readonly string[]): ProblemDetails {
  return { message, expected: listNames(known), got: name, suggestion: nearest(name, known) };
}

function checkCodeTables(service: CheckedService, report: Report): void {
  const { definition, located } = service;
  const tables = Object.keys(definition.codes ?? {});
  const check = (name: string | undefined, pointer: string): void => {
    if (name !== undefined && !tables.includes(name))
      report('unknown-code-table', located.valueSpan(pointer), unknown(say('no-code-table', { name }), name, tables));
  };
  for (const [id, param] of Object.entries(definition.params ?? {}))
    if ('code' in param) check(param.code, `${childPointer('/params', id)}/code`);
  for (const { said, pointer } of saidOfBlocks(service, ({ form }) => form))
    for (const { part, ui } of partsOfForm(said, pointer))
      for (const [id, { code }] of Object.entries(part.ui ?? {})) check(code, `${childPointer(ui, id)}/code`);
  for (const { said, pointer } of saidOfBlocks(service, ({ columns }) => columns))
    for (const [index, column] of said.list.entries()) check(column.code, `${pointer}/${said.at}/${index}/code`);
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
      unknown(say('no-field', { field }), field, fields),
    );
  }
}

function checkSources(
  names: readonly string[] | undefined,
  pointer: string,
  sources: readonly string[],
  located: CheckedService['located'],
  report: Report,
): void {
  for (const [index, name] of (names ?? []).entries())
    if (!sources.includes(name))
      report('unknown-source', located.valueSpan(`${pointer}/${index}`), unknown(say('no-source', { name }), name, sources));
}

function checkForm({ definition, located }: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const fields = Object.keys(form.schema?.properties ?? {});
  const check = (name: string, at: string, place: 'key' | 'value', known: readonly string[]): void => {
    if (known.includes(name)) return;
    report(
      'unknown-field',
      place === 'key' ? located.keySpan(at) : located.valueSpan(at),
      unknown(say('no-form-field', { name }), name, known),
    );
  };
  for (const name of Object.keys(form.initial ?? {})) check(name, childPointer(`${pointer}/initial`, name), 'key', fields);
  for (const { part, ui, checks } of partsOfForm(form, pointer)) {
    const known = Object.keys(part.schema?.properties ?? {});
    for (const name of Object.keys(part.ui ?? {})) check(name, childPointer(ui, name), 'key', known);
    for (const [index, { field }] of (part.checks ?? []).entries()) check(field, `${checks}/${index}/field`, 'value', known);
  }
  for (const [index, { before }] of (form.lines ?? []).entries())
    if (before !== undefined) check(before, `${pointer}/lines/${index}/before`, 'value', fields);
  const sources = Object.keys(definition.sources ?? {});
  checkSources(form.dialog?.refresh, `${pointer}/dialog/refresh`, sources, located, report);
}

function checkOrigin({ located }: CheckedService, src: unknown, pointer: string, origins: readonly string[], report: Report): void {
  if (typeof src !== 'string' || isExpression(src)) return;
  const origin = /^(https?:\/\/[^/?#]+)/i.exec(src)?.[1]?.toLowerCase() ?? '';
  if (!origins.includes(origin))
    report('unknown-origin', located.valueSpan(pointer), unknown(say('origin-not-allowed'), origin || src, origins));
}
