import { isExpression } from '../../../expressions';
import { groupsOf } from '../../../forms/form-field';
import type { CallTable } from '../../../language/calls.generated';
import type { StaticType } from '../../../language/static-type';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { VisitedPlace } from '../../source/walk';
import { eachService } from '../pack/each-service';
import { groupsOfForm, partsOfForm } from '../pack/form-parts';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';
import { typeInWords } from '../typing/type-in-words';
import { typeOfFormula } from '../typing/type-of-formula';

/** Checks what calls carry, what choices give, and the flags of screens. */
export function checkRequests(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkRequestsOf, pack.calls);
}

function checkRequestsOf(report: Report, service: CheckedService, calls: CallTable | null): void {
  checkCarried(service, report);
  checkChoices(service, report);
  checkFlag(service, report);
  checkPersonal(service, calls, report);
  checkBodies(service, report);
}

const carriers = new Set(['query', 'body']);

/** Whether a value goes along with a call, as it stands or within an object of a form's body. */
function isCarried({ path }: Pick<VisitedPlace, 'path'>): boolean {
  return carriers.has(String(path.at(-2))) || path.some((step, index) => step === 'body' && path[index - 1] === 'submit');
}

function checkCarried(service: CheckedService, report: Report): void {
  const { places, located, types } = service;
  const withGroups = saidOfBlocks(service, ({ form }) => form)
    .filter(({ said, pointer }) => groupsOfForm(said, pointer).length > 0)
    .map(({ said, pointer }) => ({ body: `${pointer}/submit/body/`, groups: groupsOf(said).map(({ id }) => id) }));
  for (const place of places) {
    if (place.kind !== 'value' || !isCarried(place) || !isExpression(place.value)) continue;
    // What stands in a group of a form goes out as it is.
    const form = withGroups.find(({ body }) => place.pointer.startsWith(body));
    if (form && readPaths(place.value).some(([root, name]) => root === 'form' && form.groups.includes(name ?? ''))) continue;
    const type = typeOfFormula(place.value, types.scopeAt(place));
    if (!holdsObject(type)) continue;
    report('object-in-call', located.valueSpan(place.pointer), {
      message: say('object-in-call', { name: String(place.path.at(-1)) }),
      expected: say('sendable-values'),
      got: typeInWords(type),
    });
  }
}

function holdsObject(type: StaticType): boolean {
  if (type.kind === 'list') return type.item.kind === 'list' || holdsObject(type.item);
  return type.kind === 'object' || type.kind === 'map';
}

/** Every choice from a list of the office: params, and fields of forms. */
function checkChoices(service: CheckedService, report: Report): void {
  const { definition, located, types } = service;
  const check = (
    choice: { readonly options?: unknown; readonly optionValue?: string },
    pointer: string,
    blocks: readonly string[],
  ): void => {
    if (choice.optionValue !== undefined || !isExpression(choice.options)) return;
    const scope = blocks.length === 0 ? [] : ['form', 'item'];
    const list = typeOfFormula(choice.options, types.scopeAt({ scope, blocks, pointer: `${pointer}/options` }));
    if (list.kind !== 'list' || !holdsObject(list.item)) return;
    report('option-without-value', located.valueSpan(`${pointer}/options`), {
      message: say('entries-without-value'),
      expected: say('option-value'),
      got: choice.options,
    });
  };
  for (const [id, param] of Object.entries(definition.params ?? {})) if ('options' in param) check(param, childPointer('/params', id), []);
  for (const { said, id: form, pointer } of saidOfBlocks(service, ({ form }) => form))
    for (const { part, ui } of partsOfForm(said, pointer))
      for (const [id, field] of Object.entries(part.ui ?? {})) check(field, childPointer(ui, id), [form]);
}

function checkFlag({ definition, located, types }: CheckedService, report: Report): void {
  const flag = definition.access?.flag;
  const config = types.scopeAt({ scope: [], blocks: [], pointer: '' }).get('config');
  if (flag === undefined || config?.kind !== 'object' || Object.hasOwn(config.fields, flag)) return;
  const known = Object.keys(config.fields);
  report('unknown-flag', located.valueSpan('/access/flag'), {
    message: say('no-flag', { flag }),
    expected: listNames(known, 40),
    got: flag,
    suggestion: nearest(flag, known),
  });
}

/** Personal calls wait for a subject, whom a visitor of a public screen never has; the office's PDF of them needs the token as well. */
function checkPersonal({ definition, located }: CheckedService, calls: CallTable | null, report: Report): void {
  const shared = calls?.calls ?? {};
  const { access, sources = {}, pdf } = definition;
  for (const [name, source] of Object.entries(sources)) {
    const isShared = source.call !== undefined && Object.hasOwn(shared, source.call) && shared[source.call]?.personal === true;
    if (source.personal !== true && !isShared) continue;
    const at = childPointer('/sources', name);
    // A condition of its own, such as =subject != null, says that visitors were thought of.
    if (access?.protected !== true && source.when === undefined)
      report('personal-without-login', isShared ? located.valueSpan(`${at}/call`) : located.keySpan(`${at}/personal`), {
        message: say('personal-in-public', { source: name }),
        expected: say('access-protected'),
      });
    if (pdf?.endpoint !== undefined && pdf.personal !== true && pdf.signedIn !== true)
      report('pdf-without-token', located.valueSpan('/pdf/endpoint'), {
        message: say('pdf-without-token'),
        expected: say('pdf-personal'),
      });
  }
}

/** Bodies of calls that fetch something: those of sources, and of files with their names. */
function checkBodies({ definition, located }: CheckedService, report: Report): void {
  const check = (holder: object, pointer: string): void => {
    if (!('body' in holder) || ('method' in holder && holder.method === 'POST')) return;
    report('body-not-sent', located.keySpan(`${pointer}/body`), {
      message: say('body-not-sent'),
      expected: '"method": "POST"',
      got: 'GET',
    });
  };
  const search = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('fileName' in value && 'endpoint' in value) check(value, pointer);
    for (const [name, member] of Object.entries(value))
      if (name !== 'response' && name !== 'schema') search(member, childPointer(pointer, name));
  };
  for (const [name, source] of Object.entries(definition.sources ?? {}))
    if (source.call === undefined) check(source, childPointer('/sources', name));
  search(definition.blocks, '/blocks');
}
