import { evaluateValue, parsePath } from '../expressions';
import type { FormBlock } from '../language/language.generated';
import { startPage } from '../pack/service-route';
import { isNotFound, type OfficeError } from '../requests/office-call';
import { errorWords, firstThatHolds, optionalWords, type Screen, withNames } from '../screen/screen';
import type { Result } from '../values/result';
import { addressOf, fullLabelOf } from './field-words';
import type { FormOutcome } from './form-model';
import type { FormScope } from './form-scope';

// Whether the office has the data is not known after these, but the resident can do nothing better than try again.
const unreached: ReadonlySet<OfficeError['kind']> = new Set(['network', 'timeout', 'http', 'unreadable']);

/** What the office's answer means for the form: the words, the field they belong to, and what happens next. */
export function outcomeOf(block: FormBlock, scope: FormScope, answer: Result<unknown, OfficeError>): FormOutcome {
  if (!answer.ok) return failed(block, scope, answer.failure);
  const inner = withNames(scope.screen, { answer: answer.value });
  const { success, onError } = block.submit;
  if (success.test !== undefined && inner.evaluate(success.test, inner.scope) !== true) {
    const notice =
      optionalWords(inner, success.otherwise) ?? optionalWords(inner, onError?.message) ?? inner.context.translate('forms.notSaved');
    return { kind: 'failed', problem: null, notice, goTo: addressOf(inner, onError?.goTo), mayRetry: false };
  }
  return {
    kind: 'done',
    message: optionalWords(inner, firstThatHolds(inner, success.cases)?.text ?? success.message),
    input: success.then ?? 'clear',
    goTo: success.goTo === undefined ? null : (addressOf(inner, success.goTo) ?? startPage),
    state: Object.fromEntries(
      Object.entries(success.state ?? {}).map(([name, value]) => [name, evaluateValue(value, inner.scope, inner.evaluate)]),
    ),
    refresh: success.refresh ?? [],
    session: success.session ?? null,
  };
}

function failed(block: FormBlock, scope: FormScope, error: OfficeError): FormOutcome {
  const { onError } = block.submit;
  const message = failureWords(scope.screen, onError, error);
  const marked = error.kod === null ? undefined : onError?.kod?.[error.kod]?.field;
  const named = marked ?? fieldSentAs(block, error.field);
  const field = scope.fields.find(({ id }) => id === named && scope.shown.has(id));
  // At a field, what the office says of it tells more than words for any refusal.
  const hasOwnWords = error.kod !== null && onError?.kod?.[error.kod]?.message !== undefined;
  const fieldMessage = error.kind === 'office' && !hasOwnWords ? error.opis : null;
  return {
    kind: 'failed',
    problem: field ? { field: field.id, label: fullLabelOf(scope, field), message: fieldMessage ?? message } : null,
    notice: field ? null : message,
    goTo: addressOf(scope.screen, onError?.goTo),
    mayRetry: unreached.has(error.kind) && !isNotFound(error),
  };
}

/** The field whose value went to the office under a name that it complains of. */
function fieldSentAs({ submit }: FormBlock, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const sent = Object.hasOwn(submit.body ?? {}, name) ? submit.body?.[name] : undefined;
  const path = typeof sent === 'string' ? parsePath(sent) : null;
  return path?.[0] === 'form' ? path[1] : name;
}

/** Message about a failed sending. If the office could not be reached, the message says so, whatever the definition says about refusals. */
function failureWords(screen: Screen, onError: FormBlock['submit']['onError'], error: OfficeError): string {
  if (error.kind === 'office') return errorWords(screen, onError, error);
  const own = optionalWords(screen, onError?.message);
  const isMissing = isNotFound(error);
  const advice = screen.context.translate(`forms.failed.${isMissing ? 'notFound' : error.kind}`);
  if (own === null) return advice;
  // If it is unknown whether the office has the data, the message advises to look first, so that they are not sent twice.
  return error.kind === 'http' && !isMissing ? own : `${own} ${advice}`;
}
