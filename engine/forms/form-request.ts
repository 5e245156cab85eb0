import { evaluateValue } from '../expressions';
import type { FormBlock } from '../language/language.generated';
import { buildRequest, objectsIn } from '../requests/build-request';
import type { OfficeRequest } from '../requests/office-call';
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
  const sent: readonly (readonly [string, unknown])[] = body
    ? Object.entries(body).map(([name, value]) => [name, evaluateValue(value, scope.screen.scope, scope.screen.evaluate)] as const)
    : fields.map(({ id }) => [id, scope.values[id]] as const);
  if (sent.length === 0) return request;
  const asSent = (value: unknown) => (value === undefined || (value === '' && emptyAsNull === true) ? null : value);
  const sentBody = Object.fromEntries(sent.map(([name, value]) => [name, asSent(value)]));
  const unfit = [...(request.unfit ?? []), ...objectsIn(sentBody)];
  return { ...request, body: sentBody, ...(unfit.length > 0 && { unfit }) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
