import { evaluateValue } from '../expressions';
import type { FormBlock, FormBody, FormBodyPart } from '../language/language.generated';
import { buildRequest, objectsIn } from '../requests/build-request';
import type { OfficeRequest } from '../requests/office-call';
import type { Screen } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { type FormScope, type FormSetting, inputIn } from './form-scope';
import { itemsOf } from './placed-fields';

/**
 * The values of the shown, filled-in fields, which the form's schema judges. A group is there as soon as it is shown, so that what it
 * requires is missed.
 */
export function formData({ fields, inputs, shown, values, readings }: FormScope): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  const holders = new Map<string, Record<string, unknown>>([['', data]]);
  for (const field of fields) {
    const { id, at, name } = field;
    const holder = holders.get(at);
    if (!holder || !shown.has(id)) continue;
    const open = (place: string) => {
      const inner: Record<string, unknown> = {};
      holders.set(place, inner);
      return inner;
    };
    if (field.members !== null) holder[name] = field.several ? itemsOf(field, inputIn(inputs, field)).map(open) : open(`${id}/`);
    else if (readings.get(id)?.isEmpty !== true && !isEmpty(values[id])) holder[name] = values[id];
  }
  return data;
}

/** The call that sends a form: the mapped body, else its data; a form without fields and mapping sends no body. */
export function formRequest({ screen }: FormSetting, block: FormBlock, scope: FormScope): OfficeRequest | null {
  const { submit, emptyAsNull } = block;
  const { body, query, endpoint, office, personal, signedIn } = submit;
  const reading = screen.service.answers?.[`answer_${block.id}`];
  const call = {
    endpoint,
    method: submit.method ?? 'POST',
    ...(personal === undefined ? {} : { personal }),
    ...(signedIn === undefined ? {} : { signedIn }),
    ...(query === undefined ? {} : { query }),
    ...(office === undefined ? {} : { office }),
    ...(reading && { reading }),
  };
  const request = buildRequest(call, scope.screen.scope, scope.screen.evaluate, screen.context);
  if (request === null) return null;
  const asSent = (value: unknown) => sentValue(value, emptyAsNull === true);
  const own = scope.fields.filter(({ at, id }) => at === '' && !scope.leftOut.has(id));
  const holdsObjects = own.some(({ members, control }) => members !== null || control.holdsObjects === true);
  const sent: readonly (readonly [string, unknown, boolean])[] = body
    ? Object.entries(body).map(([name, part]) => [name, valueOfPart(part, scope.screen, asSent), isNested(part)])
    : own.map(({ id }) => [id, asSent(scope.values[id]), false]);
  if (sent.length === 0) return request;
  const sentBody = Object.fromEntries(sent);
  // What the definition nests, or a group holds, is meant to be an object; what another formula gives is not.
  const objects = holdsObjects ? [] : sent.flatMap(([name, value, nested]) => (nested ? [] : objectsIn({ [name]: value })));
  const unfit = [...(request.unfit ?? []), ...objects];
  const carried = scope.fields.flatMap(({ id, control, setting: own }) => (scope.shown.has(id) && control.carries?.(own)) || []);
  return {
    ...request,
    body: sentBody,
    ...(unfit.length > 0 && { unfit }),
    ...(carried[0] && { carried: carried[0] }),
    ...(submit.once && { once: true }),
  };
}

function sentValue(value: unknown, emptyAsNull: boolean): unknown {
  if (value === undefined || (value === '' && emptyAsNull)) return null;
  if (Array.isArray(value)) return value.map((item) => sentValue(item, emptyAsNull));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sentValue(inner, emptyAsNull)])) : value;
}

function isNested(part: FormBodyPart): part is FormBody {
  return typeof part === 'object' && part !== null;
}

function valueOfPart(part: FormBodyPart, screen: Screen, asSent: (value: unknown) => unknown): unknown {
  if (!isNested(part)) return asSent(evaluateValue(part, screen.scope, screen.evaluate));
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, valueOfPart(inner, screen, asSent)]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
