import { evaluateValue } from '../expressions';
import type { FormBlock, FormBody, FormBodyPart } from '../language/language.generated';
import { buildRequest, objectsIn } from '../requests/build-request';
import type { OfficeRequest } from '../requests/office-call';
import type { Screen } from '../screen/screen';
import type { FormScope, FormSetting } from './form-scope';

/** The values of the shown, filled-in fields, which the form's schema judges. */
export function formData({ fields }: FormSetting, { shown, values, readings }: FormScope): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields
      .filter(({ id }) => shown.has(id) && readings.get(id)?.isEmpty !== true && !isEmpty(values[id]))
      .map(({ id }) => [id, values[id]]),
  );
}

/** The call that sends a form: the mapped body, else its data; a form without fields and mapping sends no body. */
export function formRequest({ screen, fields }: FormSetting, block: FormBlock, scope: FormScope): OfficeRequest | null {
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
  const asSent = (value: unknown) => (value === undefined || (value === '' && emptyAsNull === true) ? null : value);
  const sent: readonly (readonly [string, unknown, boolean])[] = body
    ? Object.entries(body).map(([name, part]) => [name, valueOfPart(part, scope.screen, asSent), isNested(part)])
    : fields.map(({ id }) => [id, asSent(scope.values[id]), false]);
  if (sent.length === 0) return request;
  const sentBody = Object.fromEntries(sent);
  // What the definition nests is meant to be an object; what a formula gives is not.
  const unfit = [...(request.unfit ?? []), ...sent.flatMap(([name, value, nested]) => (nested ? [] : objectsIn({ [name]: value })))];
  return { ...request, body: sentBody, ...(unfit.length > 0 && { unfit }) };
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
