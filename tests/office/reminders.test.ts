import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountScreens } from '../../server/accounts/account-screens';
import { account, accountConsent, letter, reminder } from '../../server/database/account-tables';
import { dueCard, dueHolder, dueInstalment, duePart } from '../../server/database/dues-tables';
import { waterRequest } from '../../server/database/water-tables';
import { type ReminderParts, writeReminders } from '../../server/reminders';
import { type AccountCaller, accountCaller, origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

const now = new Date('2026-11-21T10:00:00Z');
const folder = temporaryFolder();
const address = 'przypomnienia@poczta.example';
let office: DatabaseOffice;
let call: AccountCaller;
let parts: ReminderParts;
let token: string;

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => now });
  call = accountCaller(office);
  parts = {
    database: office.database,
    publicUrl: origin,
    channels: ['email'],
    screen: accountScreens(() => office.pack.index('pl').session),
    office: (language) => office.pack.index(language).office,
  };
  token = await call.tokenOf('anna');
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

beforeEach(async () => {
  await office.database.delete(reminder);
  await office.database.delete(letter);
  await consent(false);
});

async function consent(given: boolean, query = ''): Promise<void> {
  const body = { powiadomieniaEmail: given, powiadomieniaSms: false, email: given ? address : null, telefon: null };
  expect((await call.post(`/uzytkownicy/zgody${query}`, body, token)).status).toBe(200);
}

/** The instalments of a new card of Anna, each due on its day. */
let charged = 0;
async function charge(...days: readonly string[]): Promise<string> {
  charged += 1;
  const symbol = `X/${String(charged).padStart(5, '0')}/2026`;
  const [card] = await office.database.insert(dueCard).values({ kind: 'PODATKI_GMINNE', symbol, institution: false }).returning();
  const [holder] = await office.database.select().from(dueHolder).innerJoin(dueCard, eq(dueCard.id, dueHolder.cardId)).where(anna);
  if (!card || !holder) throw new Error('The sample has no charge of Anna.');
  await office.database.insert(dueHolder).values({ cardId: card.id, partyId: holder.due_holder.partyId, name: 'Anna Przykładowa' });
  for (const dueOn of days) {
    const [instalment] = await office.database.insert(dueInstalment).values({ cardId: card.id, dueOn }).returning();
    if (instalment) await office.database.insert(duePart).values({ instalmentId: instalment.id, principal: 12_345n });
  }
  return symbol;
}

const anna = eq(dueHolder.name, 'Anna Przykładowa');

/** The instalment in the code of the stop link. */
function codeOf({ body }: { readonly body: string }): string {
  return new URL(/https?:\/\/\S+koniec-powiadomien\S+/.exec(body)?.[0] ?? '').searchParams.get('kod') ?? '';
}

describe('reminders', () => {
  it('reach only who asked for them, in the language of the consent, with what is overdue and due soon, and no number of a person or account', async () => {
    expect(await writeReminders(parts, now)).toBe(0);
    const symbol = await charge('2026-11-25', '2026-11-10', '2099-01-01');
    await consent(true, '?lang=en');
    expect(await writeReminders(parts, now)).toBe(1);
    const [one, ...more] = await call.lettersTo(address);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ language: 'en', subject: expect.stringContaining('a reminder for you') });
    const body = (one?.body ?? '').replaceAll('\u00a0', ' ');
    expect(body).toContain(`${symbol}: 123,45 PLN, due since 10.11.2026.`);
    expect(body).toContain(`${symbol}: 123,45 PLN to pay by 25.11.2026.`);
    expect(body.indexOf('10.11.2026')).toBeLessThan(body.indexOf('25.11.2026'));
    expect(body).toContain(`${origin}/moje-sprawy`);
    expect(body).not.toMatch(/\d{11}|2099/);
  });

  it('say a thing once, however often and in however many servers at once they are written', async () => {
    await charge('2026-11-26');
    await consent(true);
    const written = await Promise.all([1, 2, 3].map(() => writeReminders(parts, now)));
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await writeReminders(parts, now)).toBe(0);
    expect(await call.lettersTo(address)).toHaveLength(1);
    // The day before is another thing to say.
    expect(await writeReminders(parts, new Date('2026-11-25T09:00:00Z'))).toBe(1);
    expect((await call.letterTo(address, 2)).body).toContain('26.11.2026');
  });

  it('leave neither a mark nor a letter when the letter cannot be stored', async () => {
    await charge('2026-11-27');
    await consent(true);
    const broken: ReminderParts = {
      ...parts,
      office: () => {
        throw new Error('no names');
      },
    };
    await expect(writeReminders(broken, now)).rejects.toThrow('no names');
    expect(await office.database.select().from(reminder)).toEqual([]);
    expect(await writeReminders(parts, now)).toBe(1);
  });

  it('name twenty of many things and count the rest', async () => {
    await charge(...Array.from({ length: 400 }, () => '2026-11-28'));
    await consent(true);
    expect(await writeReminders(parts, now)).toBe(1);
    const { body } = await call.letterTo(address);
    expect(body.match(/do zapłaty do|termin minął/g)).toHaveLength(20);
    const told = await office.database.select().from(reminder);
    expect(told.length).toBeGreaterThanOrEqual(400);
    expect(body.replaceAll('\u00a0', ' ')).toContain(`Pozostałe (${told.length - 20}) zobaczysz w portalu.`);
  });

  it('tell that a request was answered', async () => {
    const [own] = await office.database.select().from(waterRequest).limit(1);
    if (!own) throw new Error('The sample has no request.');
    const [holder] = await office.database.select().from(dueHolder).where(anna).limit(1);
    const [made] = await office.database
      .insert(waterRequest)
      .values({
        ...own,
        id: undefined,
        partyId: holder?.partyId ?? 0,
        content: 'Próba przypomnienia',
        sentAt: now,
        handledAt: now,
        note: 'Odpowiedź',
      })
      .returning();
    await consent(true);
    await writeReminders(parts, now);
    expect((await call.letterTo(address)).body).toContain(`ZW/${made?.id}/2026: urząd odpowiedział.`);
    if (made) await office.database.delete(waterRequest).where(eq(waterRequest.id, made.id));
  });

  it('are not written where the portal has no screen to stop them', async () => {
    await charge('2026-11-24');
    await consent(true);
    const session = office.pack.index('pl').session;
    if (!session) throw new Error('The pack has accounts.');
    const { stopReminders: _, ...without } = session;
    expect(await writeReminders({ ...parts, screen: accountScreens(() => without) }, now)).toBe(0);
  });
});

it('the office says whether somebody has decided about notifications: to give, withdraw or decline them is a decision', async () => {
  const decided = async (known: string) => {
    const { body } = await call.get('/uzytkownicy/zgody', known);
    return (body as { czyZdecydowano: boolean }).czyZdecydowano;
  };
  expect(await decided(token)).toBe(true);
  const jan = await call.tokenOf('jan');
  expect(await decided(jan)).toBe(false);
  const none = { powiadomieniaEmail: false, powiadomieniaSms: false, email: null, telefon: null };
  expect((await call.post('/uzytkownicy/zgody', none, jan)).status).toBe(200);
  expect(await decided(jan)).toBe(true);
});

describe('who stops reminders', () => {
  async function reminded(): Promise<string> {
    await charge('2026-11-25');
    await consent(true);
    await writeReminders(parts, now);
    return codeOf(await call.letterTo(address));
  }
  const asks = async () => (await office.database.select().from(account).where(eq(account.login, 'anna')))[0]?.notifyEmail;

  it('presses one button in the mail program or on the page, without a login; the consent is withdrawn and written letters are not sent', async () => {
    const code = await reminded();
    const [unsent] = await call.lettersTo(address);
    expect(unsent?.unsubscribe).toBe(`${origin}/powiadomienia/koniec?kod=${encodeURIComponent(code)}`);
    await office.database.update(letter).set({ sentAt: null }).where(eq(letter.recipient, address));
    // A program that looks at links stops nothing.
    const looked = await office.get(`/powiadomienia/koniec?kod=${code}`);
    expect([looked.status, looked.headers.location, await asks()]).toEqual([303, `${origin}/koniec-powiadomien?kod=${code}`, true]);
    const pressed = await office.form(`/powiadomienia/koniec?kod=${code}`, { 'List-Unsubscribe': 'One-Click' });
    expect([pressed.status, await asks()]).toEqual([200, false]);
    expect(await call.lettersTo(address)).toEqual([]);
    const withdrawn = await office.database
      .select()
      .from(accountConsent)
      .where(and(eq(accountConsent.kind, 'notify-email'), eq(accountConsent.given, false)));
    expect(withdrawn.length).toBeGreaterThan(0);
    // Again, on the page, is as good as once.
    expect((await call.post('/uzytkownicy/wycofaniePowiadomien', { kod: code })).status).toBe(200);
    expect(await writeReminders(parts, now)).toBe(0);
  });

  it('needs the code of the letter: one of another account or made up stops nothing', async () => {
    const code = await reminded();
    const [id, signature = ''] = code.split('.');
    for (const kod of [`${Number(id) + 1}.${signature}`, `${id}.${'a'.repeat(43)}`, `${id}`, 'x', '']) {
      expect((await office.form(`/powiadomienia/koniec?kod=${kod}`, {})).status, kod).toBe(404);
      expect((await call.post('/uzytkownicy/wycofaniePowiadomien', { kod })).status, kod).toBeGreaterThanOrEqual(400);
    }
    expect(await asks()).toBe(true);
  });

  it('withdraws the consent in the portal, and what waits is not sent', async () => {
    await reminded();
    await office.database.update(letter).set({ sentAt: null }).where(eq(letter.recipient, address));
    await consent(false);
    expect(await call.lettersTo(address)).toEqual([]);
  });
});
