import { describe, expect, it } from 'vitest';
import type { FormBlock } from '../language/language.generated';
import type { OfficeRequest } from '../requests/office-call';
import { failure, success } from '../values/result';
import { buildForm } from './form-for-tests';
import { createFormState } from './form-state';
import type { OfficeDraftCalls } from './office-draft';
import { createOfficeDraft, type DraftReach } from './office-draft-state';

const at = 20_000 * 86_400_000;
const block = {
  schema: { type: 'object', properties: { imie: { type: 'string', title: 'Imię' }, haslo: { type: 'string', title: 'Hasło' } } },
  ui: { haslo: { control: 'password' } },
} as const;

/** An office that keeps one draft by the rule of versions, and may be away. */
function openOffice() {
  let draft: { readonly content: string; readonly version: number } | null = null;
  let isAway = false;
  const asked: string[] = [];
  const kept = () => ({ content: draft?.content ?? null, version: draft?.version ?? null, savedAt: draft && '2026-09-28 10:15:00' });
  const call = (method: OfficeRequest['method'], body: OfficeRequest['body'] = null): OfficeRequest => ({
    ...{ method, path: '/szkice', query: {}, body },
    personal: true,
    signedIn: true,
  });
  const calls: OfficeDraftCalls = {
    read: call('GET'),
    remove: call('DELETE'),
    save: (content, version) => call('POST', { content, version }),
  };
  const send: DraftReach['send'] = async ({ method, body }) => {
    asked.push(method);
    await Promise.resolve();
    if (isAway) return failure({ opis: 'Urząd nie odpowiada.' });
    if (method === 'DELETE') draft = null;
    if (method !== 'POST' || body === null) return success(kept());
    if (body.version !== (draft?.version ?? null)) return success({ saved: false, ...kept() });
    draft = { content: String(body.content), version: (draft?.version ?? 0) + 1 };
    return success({ saved: true, ...kept(), content: null });
  };
  return {
    calls,
    send,
    asked,
    kept,
    leave: (gone: boolean) => {
      isAway = gone;
    },
    drop: () => {
      draft = null;
    },
    put: (content: string) => {
      draft = { content, version: 1 };
    },
  };
}

interface Browser {
  text: string | null;
  isFull?: boolean;
  page?: string | null;
}

/** A window in which the form is open, with a browser of its own. */
async function openWindow(office: ReturnType<typeof openOffice>, browser: Browser = { text: null }, more: Partial<FormBlock> = {}) {
  const form = buildForm({ block: { ...block, ...more } });
  const state = createFormState(form, () => []);
  const draft = createOfficeDraft(
    { form, state, days: 14, calls: office.calls },
    {
      send: office.send,
      stored: () => browser.text,
      store(text) {
        if (browser.isFull !== true) browser.text = text;
        return browser.isFull !== true;
      },
      forget() {
        browser.text = null;
      },
      page: () => browser.page ?? null,
      turnTo(page) {
        browser.page = page;
      },
      clock: () => at,
    },
  );
  const close = draft.start();
  expect(draft.now().stage).toBe('asking');
  await expect.poll(() => draft.now().stage).not.toBe('asking');
  return { state, draft, close, name: () => state.now().model.inputs.imie };
}

describe('a draft that the office keeps', () => {
  it('is saved by a press only, without what is secret, and offered in another window', async () => {
    const office = openOffice();
    const { draft, state } = await openWindow(office);
    expect(draft.now()).toMatchObject({ stage: 'none', fromBrowser: null });
    state.put('imie', 'Jan');
    state.put('haslo', 'tajne');
    expect(office.asked).toEqual(['GET']);
    await draft.save();
    expect(draft.now()).toMatchObject({ stage: 'saved', isBusy: false, kept: { version: 1 } });
    expect(office.kept().content).toContain('Jan');
    expect(office.kept().content).not.toContain('tajne');
    state.put('imie', 'Jan A');
    expect(draft.now().stage).toBe('changed');
    const other = await openWindow(office);
    expect(other.draft.now().stage).toBe('found');
    other.draft.load();
    expect([other.name(), other.draft.now().stage, other.draft.now().told]).toEqual(['Jan', 'saved', 'loaded']);
  });

  it('with nothing in the form is not saved, and one that changes while it is saved is said to have changed', async () => {
    const office = openOffice();
    const { draft, state } = await openWindow(office);
    await draft.save();
    expect([office.asked, draft.now().stage]).toEqual([['GET'], 'none']);
    state.put('imie', 'Jan');
    const saving = draft.save();
    expect(draft.now().isBusy).toBe(true);
    state.put('imie', 'Jan B');
    await saving;
    expect(draft.now().stage).toBe('changed');
  });

  it('saved in two windows: the second hears of it, and either keeps its own or takes the other; nothing is overwritten before', async () => {
    for (const choice of ['over', 'take'] as const) {
      const office = openOffice();
      const [first, second] = [await openWindow(office), await openWindow(office)];
      first.state.put('imie', 'Pierwsza');
      second.state.put('imie', 'Druga');
      await first.draft.save();
      await second.draft.save();
      expect(second.draft.now()).toMatchObject({ stage: 'conflict', kept: { version: 1 } });
      expect([office.kept().content?.includes('Pierwsza'), second.name()]).toEqual([true, 'Druga']);
      if (choice === 'over') await second.draft.save('over');
      else second.draft.load();
      expect(second.draft.now().stage).toBe('saved');
      expect([office.kept().content?.includes(choice === 'over' ? 'Druga' : 'Pierwsza'), second.name()]).toEqual([
        true,
        choice === 'over' ? 'Druga' : 'Pierwsza',
      ]);
    }
  });

  it('found and not read is not overwritten by what was typed instead', async () => {
    const office = openOffice();
    const first = await openWindow(office);
    first.state.put('imie', 'Pierwsza');
    await first.draft.save();
    const second = await openWindow(office);
    second.state.put('imie', 'Druga');
    await second.draft.save();
    expect(second.draft.now().stage).toBe('conflict');
    expect(office.kept().content).toContain('Pierwsza');
  });

  it('deleted elsewhere is not brought back in silence', async () => {
    const office = openOffice();
    const { draft, state } = await openWindow(office);
    state.put('imie', 'Jan');
    await draft.save();
    office.drop();
    state.put('imie', 'Jan B');
    await draft.save();
    expect(draft.now()).toMatchObject({ stage: 'conflict', kept: { content: null } });
    await draft.save('over');
    expect([draft.now().stage, office.kept().version]).toEqual(['saved', 1]);
  });

  it('that the office does not take stays in the browser, is offered at the next visit, and goes from there once it is saved', async () => {
    const office = openOffice();
    const browser: { text: string | null } = { text: null };
    const { draft, state } = await openWindow(office, browser);
    state.put('imie', 'Jan');
    office.leave(true);
    await draft.save();
    expect(draft.now()).toMatchObject({ stage: 'away', said: 'Urząd nie odpowiada.' });
    expect(browser.text).toContain('Jan');
    const still = await openWindow(office, browser);
    expect(still.draft.now()).toMatchObject({ stage: 'found', fromBrowser: at });
    office.leave(false);
    const next = await openWindow(office, browser);
    next.draft.load();
    expect([next.name(), next.draft.now().stage, browser.text === null]).toEqual(['Jan', 'none', false]);
    await next.draft.save();
    expect([next.draft.now().stage, next.draft.now().fromBrowser, browser.text]).toEqual(['saved', null, null]);
  });

  it('that neither office nor browser takes is said to be lost; an office that says nothing is asked again', async () => {
    const office = openOffice();
    office.leave(true);
    const { draft, state } = await openWindow(office, { text: null, isFull: true });
    expect(draft.now().stage).toBe('unknown');
    state.put('imie', 'Jan');
    await draft.save();
    expect(draft.now().stage).toBe('lost');
    expect(state.now().model.inputs.imie).toBe('Jan');
    office.leave(false);
    await draft.ask();
    expect(draft.now().stage).toBe('none');
  });

  it('in the browser and at the office: the one of the browser is offered first, and deleting it leaves the other', async () => {
    const office = openOffice();
    const first = await openWindow(office);
    first.state.put('imie', 'W urzędzie');
    await first.draft.save();
    const browser = { text: JSON.stringify({ at, typed: { imie: 'Tutaj' }, words: {} }) };
    const { draft, name } = await openWindow(office, browser);
    expect(draft.now()).toMatchObject({ stage: 'found', fromBrowser: at });
    await draft.remove();
    expect(draft.now()).toMatchObject({ stage: 'found', fromBrowser: null, told: 'removed' });
    draft.load();
    expect([name(), browser.text]).toEqual(['W urzędzie', null]);
  });

  it('opens on the page where the resident stood, as far as the pages before it were passed', async () => {
    const steps = [
      { id: 'kto', title: 'Kto', fields: ['imie'] },
      { id: 'haslo', title: 'Hasło', fields: ['haslo'] },
    ];
    const office = openOffice();
    const first = await openWindow(office, { text: null, page: 'haslo' }, { steps });
    first.state.put('imie', 'Jan');
    first.state.pass('kto');
    await first.draft.save();
    const browser: Browser = { text: null, page: 'kto' };
    (await openWindow(office, browser, { steps })).draft.load();
    expect(browser.page).toBe('haslo');
    office.put(JSON.stringify({ at, typed: { imie: 'Jan' }, page: 'podsumowanie' }));
    (await openWindow(office, browser, { steps })).draft.load();
    expect(browser.page).toBe('kto');
  });

  it.each(['', '{"at":', '[]', '{"typed":{"imie":"Jan"}}'])(
    'and that is none, %j, is said to be broken: nothing in the form changes, and it is replaced or deleted',
    async (content) => {
      const office = openOffice();
      office.put(content);
      const { draft, state, name } = await openWindow(office);
      state.put('imie', 'Ola');
      draft.load();
      expect([draft.now().stage, draft.now().told, name()]).toEqual(['broken', null, 'Ola']);
      await draft.save();
      expect([draft.now().stage, office.kept().version]).toEqual(['saved', 2]);
      expect(office.kept().content).toContain('Ola');
      office.put(content);
      const other = await openWindow(office);
      other.draft.load();
      await other.draft.remove();
      expect([other.draft.now().stage, other.draft.now().told, office.kept().content]).toEqual(['none', 'removed', null]);
    },
  );

  it('and that another program wrote fills in what fits, and says that something is missing', async () => {
    const office = openOffice();
    office.put(JSON.stringify({ at, typed: { imie: 'Jan', haslo: 7, inne: { a: [] } } }));
    const { draft, name } = await openWindow(office);
    draft.load();
    expect([name(), draft.now().stage, draft.now().told]).toEqual(['Jan', 'changed', 'loadedInPart']);
  });

  it('is gone once the form is sent; one that could not be deleted is still said to be there', async () => {
    const office = openOffice();
    const { draft, state } = await openWindow(office);
    state.put('imie', 'Jan');
    await draft.save();
    office.leave(true);
    await draft.remove();
    expect(draft.now()).toMatchObject({ stage: 'saved', told: 'notRemoved' });
    office.leave(false);
    state.settle('clear');
    expect(draft.now().stage).toBe('none');
    await expect.poll(() => office.kept().content).toBe(null);
  });

  it('answered after its page was left changes nothing there, and what the office did not take is in the browser', async () => {
    const office = openOffice();
    const browser: { text: string | null } = { text: null };
    const { draft, state, close } = await openWindow(office, browser);
    state.put('imie', 'Jan');
    office.leave(true);
    const saving = draft.save();
    close();
    await saving;
    expect(draft.now()).toMatchObject({ stage: 'none', isBusy: true });
    expect(browser.text).toContain('Jan');
  });
});
