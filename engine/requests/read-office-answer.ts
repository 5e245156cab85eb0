import { applyReading, valueOver } from '../answers/apply-reading';
import type { Formula } from '../expressions';
import { mainOffice, type OfficeSpeech } from '../pack/answer-reading';
import { isRecord } from '../values/is-record';
import { failure, type Result, success } from '../values/result';
import type { OfficeError, OfficeRequest } from './office-call';

/** How each office speaks, by its id; an office that is left out speaks as the contract of the portal says. */
export type OfficeSpeeches = Readonly<Record<string, OfficeSpeech>>;

/** An answer as it came: its status and its body as JSON. A body that is no JSON is a failure, an empty one null. */
export interface HeardAnswer {
  readonly status: number;
  readonly body: Result<unknown, null>;
}

/** What an office's answer to a request says: a value in the shape that the contract declares, or why there is none. */
export function readOfficeAnswer(
  request: Pick<OfficeRequest, 'office' | 'reading'>,
  { status, body }: HeardAnswer,
  speeches: OfficeSpeeches,
): Result<unknown, OfficeError> {
  const speech = speechOf(request, speeches);
  const isGood = status >= 200 && status < 300;
  if (isGood && !body.ok) return failure({ kind: 'unreadable', status, kod: null, opis: null });
  const names = { body: body.ok ? body.value : null, status };
  if (!isGood || (speech.refused !== undefined && valueOver(speech.refused, names) === true)) return failure(refusal(speech, names));
  return success(request.reading === undefined ? names.body : applyReading(request.reading, names.body));
}

/** How the office of a request speaks. */
export function speechOf({ office = mainOffice }: Pick<OfficeRequest, 'office'>, speeches: OfficeSpeeches): OfficeSpeech {
  return (Object.hasOwn(speeches, office) ? speeches[office] : undefined) ?? {};
}

/** How the office of a request knows who is signed in: the main one by the token of the login, any other not at all, unless the pack says it. */
export function sessionOf(request: Pick<OfficeRequest, 'office'>, speeches: OfficeSpeeches): 'token' | 'cookie' | 'none' {
  return speechOf(request, speeches).session ?? (request.office === undefined ? 'token' : 'none');
}

/** What an answer that refuses says, in the words of the portal. */
function refusal(speech: OfficeSpeech, names: { readonly body: unknown; readonly status: number }): OfficeError {
  const { body, status } = names;
  const meant = speech.statuses?.[String(status)];
  const said = (formula: Formula | undefined, name: 'kod' | 'opis'): unknown => {
    if (formula !== undefined) return valueOver(formula, names) ?? undefined;
    return isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined;
  };
  const kod = said(speech.kod, 'kod');
  const opis = said(speech.opis, 'opis');
  if (kod === undefined && opis === undefined && meant === undefined) return { kind: 'http', status, kod: null, opis: null };
  const field = speech.field === undefined ? null : valueOver(speech.field, names);
  return {
    kind: 'office',
    status,
    kod: typeof kod === 'string' || typeof kod === 'number' ? String(kod) : (meant?.kod ?? null),
    opis: typeof opis === 'string' && opis !== '' ? opis : (meant?.opis ?? null),
    ...(typeof field === 'string' && field !== '' && { field }),
  };
}
