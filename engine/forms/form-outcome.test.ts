import { describe, expect, it } from 'vitest';
import type { FormBlock, Submit } from '../language/language.generated';
import type { OfficeError } from '../requests/office-call';
import { failure, success } from '../values/result';
import { buildForm, filled } from './form-for-tests';

const error: OfficeError = { kind: 'office', status: 422, kod: '1519', opis: 'Hasło jest inne.' };
const submit: FormBlock['submit'] = { label: 'Zapisz', endpoint: '/haslo', success: { message: 'Hasło zostało zmienione.' } };

function outcome(more: Partial<FormBlock['submit']>, answer: Parameters<ReturnType<typeof buildForm>['outcome']>[1]) {
  const form = buildForm({
    block: {
      schema: { type: 'object', properties: { stare: { type: 'string', title: 'Stare hasło' }, kod: { type: 'string' } } },
      ui: { kod: { visible: "=form.stare == 'x'" } },
      submit: { ...submit, ...more },
    },
  });
  return form.outcome(filled(form, { stare: 'abc' }), answer);
}

describe('the answer to a form', () => {
  it('is a success without a test, and says what comes next', () => {
    expect(outcome({}, success(null))).toEqual({
      kind: 'done',
      message: 'Hasło zostało zmienione.',
      input: 'clear',
      goTo: null,
      state: {},
      refresh: [],
      session: null,
    });
    // Written as in a definition: an object of TypeScript with a `then` could be taken for a promise.
    const more: Partial<Submit> = JSON.parse(
      '{ "success": { "goTo": "=answer.dokad", "session": "start", "then": "stay", "refresh": ["dane"], "state": { "numer": "=answer.numer" } } }',
    );
    expect(outcome(more, success({ dokad: '/kontakt', numer: 7 }))).toMatchObject({
      goTo: '/kontakt',
      state: { numer: 7 },
      session: 'start',
      input: 'stay',
      refresh: ['dane'],
    });
    expect(outcome(more, success({ dokad: null }))).toMatchObject({ goTo: '/' });
  });

  it('is a failure when the test says so, and keeps the words for it apart from those about a refusal', () => {
    const tested = {
      success: { ...submit.success, test: '=answer.czyZapisano', otherwise: 'Nie zapisano.' },
      onError: { message: 'Błąd.' },
    };
    expect(outcome(tested, success({ czyZapisano: true }))).toMatchObject({ kind: 'done' });
    expect(outcome(tested, success({ czyZapisano: false }))).toMatchObject({ kind: 'failed', notice: 'Nie zapisano.', mayRetry: false });
    const { otherwise: _, ...plain } = tested.success;
    expect(outcome({ success: plain, onError: { message: 'Błąd.' } }, success({}))).toMatchObject({ notice: 'Błąd.' });
    expect(outcome({ success: plain }, success(null))).toMatchObject({ notice: 'forms.notSaved' });
  });

  it('is a refusal that another try would not change where the office has nothing under its address', () => {
    const missing: OfficeError = { kind: 'http', status: 404, kod: null, opis: null };
    expect(outcome({}, failure(missing))).toMatchObject({ notice: 'forms.failed.notFound', mayRetry: false });
    expect(outcome({ onError: { message: 'Błąd.' } }, failure(missing))).toMatchObject({
      notice: 'Błąd. forms.failed.notFound',
      mayRetry: false,
    });
    expect(outcome({}, failure({ ...missing, status: 500 }))).toMatchObject({ notice: 'forms.failed.http', mayRetry: true });
  });

  it('has the first message whose condition the answer meets, else the plain one', () => {
    const numbered = (id: string, when: string, text: string) => ({
      id,
      when,
      text: { text, values: { numer: { value: '=answer.numer' } } },
    });
    const cases = [
      numbered('copied', '=answer.numer != null && answer.kopia == true', 'Numer {{numer}}, kopia poszła.'),
      numbered('numbered', '=answer.numer != null', 'Numer {{numer}}.'),
    ];
    const said = { success: { message: 'Wysłano.', cases } };
    expect(outcome(said, success({ numer: 'A/1', kopia: true }))).toMatchObject({ message: 'Numer A/1, kopia poszła.' });
    expect(outcome(said, success({ numer: 'A/1' }))).toMatchObject({ message: 'Numer A/1.' });
    expect(outcome(said, success({}))).toMatchObject({ message: 'Wysłano.' });
  });

  it('marks the field of its kod with the words of the office, or of the definition', () => {
    expect(outcome({ onError: { kod: { '1519': { field: 'stare' } } } }, failure(error))).toMatchObject({
      kind: 'failed',
      problem: { field: 'stare', label: 'Stare hasło', message: 'Hasło jest inne.' },
      notice: null,
    });
    const own = { onError: { message: 'Błąd.', kod: { '1519': { field: 'stare', message: 'To nie jest Twoje hasło.' } } } };
    expect(outcome(own, failure(error))).toMatchObject({ problem: { message: 'To nie jest Twoje hasło.' } });
    const general = { onError: { message: 'Błąd.', kod: { '1519': { field: 'stare' } } } };
    expect(outcome(general, failure(error))).toMatchObject({ problem: { message: 'Hasło jest inne.' } });
    expect(outcome(general, failure({ ...error, opis: null }))).toMatchObject({ problem: { message: 'Błąd.' } });
  });

  it('stands above the form for any other kod, and for a field that is not shown', () => {
    expect(outcome({ onError: { kod: { '1105': { field: 'stare' } } } }, failure(error))).toMatchObject({
      problem: null,
      notice: 'Hasło jest inne.',
    });
    expect(outcome({ onError: { kod: { '1519': { field: 'kod' } } } }, failure(error))).toMatchObject({
      problem: null,
      notice: 'Hasło jest inne.',
    });
    expect(outcome({ onError: { message: 'Błąd.', goTo: '/kontakt' } }, failure(error))).toMatchObject({
      notice: 'Błąd.',
      goTo: '/kontakt',
    });
  });

  it('says what to do when the office was not reached, after the words of the definition', () => {
    const lost = (kind: OfficeError['kind']) => failure({ kind, status: null, kod: null, opis: null });
    expect(outcome({}, lost('network'))).toMatchObject({ notice: 'forms.failed.network', mayRetry: true });
    expect(outcome({ onError: { message: 'Nie wysłano.' } }, lost('timeout'))).toMatchObject({
      notice: 'Nie wysłano. forms.failed.timeout',
    });
    expect(outcome({ onError: { message: 'Nie wysłano.' } }, lost('unreadable'))).toMatchObject({
      notice: 'Nie wysłano. forms.failed.unreadable',
    });
    expect(outcome({ onError: { message: 'Nie wysłano.' } }, lost('http'))).toMatchObject({ notice: 'Nie wysłano.' });
  });
});
