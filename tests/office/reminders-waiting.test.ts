import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partyId } from '../../sample-office/seed/parties/sample-parties';
import { accountScreens } from '../../server/accounts/account-screens';
import { openSession } from '../../server/accounts/sessions';
import { account, accountParty, letter, reminder } from '../../server/database/account-tables';
import { dueCard, dueHolder, dueInstalment, duePart } from '../../server/database/dues-tables';
import { waterMeter, waterPoint, waterPointHolder, waterReading, waterReport } from '../../server/database/water-tables';
import { type Outbox, openOutbox, writeLetter } from '../../server/mail/outbox';
import { type MailTransport, mailboxTransport } from '../../server/mail/transport';
import { type ReminderParts, renewReminder, writeReminders } from '../../server/reminders';
import { accountCaller, origin, registrationOf } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { type SmtpServer, startSmtpServer } from './smtp-server';

const now = new Date('2026-11-21T10:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'oleh@poczta.example';
const folder = temporaryFolder();
let office: DatabaseOffice;
let smtp: SmtpServer;
let parts: ReminderParts;
let token: string;
let meter: number;
let clock = now;

beforeAll(async () => {
  smtp = await startSmtpServer();
  const variables = { DATA_DIR: folder.path, PUBLIC_URL: origin, SANDBOX: 'false', SMTP_URL: smtp.url };
  office = await openDatabaseOffice(variables, { now: () => clock, tell: () => undefined });
  const { database } = office;
  parts = {
    database,
    publicUrl: origin,
    channels: ['email'],
    screen: accountScreens(() => office.pack.index('pl').session),
    office: (language) => office.pack.index(language).office,
  };
  const person = { login: 'oleh-czeka', email, givenName: 'Oleh', familyName: 'Nowy', state: 'verified' as const };
  const [made] = await database.insert(account).values(person).returning();
  await database.insert(accountParty).values({ accountId: made?.id ?? 0, partyId: partyId('newcomer') });
  token = await openSession(database, { accountId: made?.id ?? 0, restricted: false, now });
  const [place] = await database.insert(waterPoint).values({ card: 'W/9', address: 'ul. Cicha 3', readBy: '2026-11-27' }).returning();
  await database.insert(waterPointHolder).values({ pointId: place?.id ?? 0, partyId: partyId('newcomer') });
  const dial = { pointId: place?.id ?? 0, number: '99887766', wholeDigits: 5, decimalDigits: 3, fittedOn: '2020-01-01' };
  meter = (await database.insert(waterMeter).values(dial).returning())[0]?.id ?? 0;
}, 120_000);

afterAll(async () => {
  await office?.close();
  await smtp?.close();
  folder.remove();
});

beforeEach(async () => {
  clock = now;
  smtp.refusing = false;
  for (const table of [letter, reminder, waterReading]) await office.database.delete(table);
  await office.database.delete(dueHolder).where(eq(dueHolder.name, 'Oleh Nowy'));
  await office.database.delete(waterReport);
  await sendReading();
  await consent(true);
});

/** A reading that is there already, so that none is reminded of. */
async function sendReading(): Promise<void> {
  await office.database.insert(waterReport).values({ meterId: meter, partyId: partyId('newcomer'), sentAt: now, state: '12' });
}

async function consent(given: boolean, address = email): Promise<void> {
  const body = { powiadomieniaEmail: given, powiadomieniaSms: false, email: given ? address : null, telefon: null };
  expect((await office.send('POST', '/api/uzytkownicy/zgody?lang=pl', body, token)).status).toBe(200);
}

let charged = 0;
/** An instalment to pay, and how it is paid. */
async function charge(dueOn = '2026-11-25') {
  charged += 1;
  const symbol = `Y/${String(charged).padStart(5, '0')}/2026`;
  const [card] = await office.database.insert(dueCard).values({ kind: 'PODATKI_GMINNE', symbol, institution: false }).returning();
  const cardId = card?.id ?? 0;
  await office.database.insert(dueHolder).values({ cardId, partyId: partyId('newcomer'), name: 'Oleh Nowy' });
  const [instalment] = await office.database.insert(dueInstalment).values({ cardId, dueOn }).returning();
  const instalmentId = instalment?.id ?? 0;
  await office.database.insert(duePart).values({ instalmentId, principal: 12_345n });
  const owe = async (principal: bigint) => {
    await office.database.update(duePart).set({ principal }).where(eq(duePart.instalmentId, instalmentId));
  };
  return { symbol, owe, pay: () => owe(0n) };
}

/** An outbox whose mail server is away until it is switched on, and what it has sent. */
function post(transport: Partial<MailTransport> = {}): { readonly outbox: Outbox; readonly sent: string[]; away: boolean } {
  const sent: string[] = [];
  const state = { sent, away: true };
  const mail: MailTransport = {
    keeps: false,
    close: () => undefined,
    async send({ body }) {
      if (state.away) throw new Error('away');
      sent.push(body.replaceAll('\u00a0', ' '));
    },
    ...transport,
  };
  const outbox = openOutbox({
    database: office.database,
    transport: mail,
    now: () => clock,
    tell: () => undefined,
    renew: (waiting, at) => renewReminder(parts, waiting, at),
  });
  return Object.assign(state, { outbox });
}

async function deliverLater({ outbox }: { readonly outbox: Outbox }, later: number): Promise<void> {
  clock = new Date(clock.getTime() + later);
  await outbox.deliver();
}

const waiting = async () => await office.database.select().from(letter);
const marks = async () => await office.database.select().from(reminder);

describe('a reminder that waits for a mail server', () => {
  it('of what was paid in the meantime is not sent, and leaves no mark', async () => {
    const { pay } = await charge();
    expect(await writeReminders(parts, now)).toBe(1);
    const mail = post();
    await mail.outbox.deliver();
    await pay();
    mail.away = false;
    await deliverLater(mail, 2 * minute);
    expect([mail.sent, await waiting(), await marks()]).toEqual([[], [], []]);
    await mail.outbox.close();
  });

  it('says what of it still holds, with the amount of now', async () => {
    const [paid, part, whole] = [await charge(), await charge(), await charge('2026-11-10')];
    await writeReminders(parts, now);
    const mail = post();
    await mail.outbox.deliver();
    await paid.pay();
    await part.owe(2_000n);
    mail.away = false;
    await deliverLater(mail, 2 * minute);
    expect(mail.sent).toHaveLength(1);
    expect(mail.sent[0]).toContain(`${part.symbol}: 20,00 zł do zapłaty do 25.11.2026.`);
    expect(mail.sent[0]).toContain(`${whole.symbol}: 123,45 zł, termin minął 10.11.2026.`);
    expect(mail.sent[0]).not.toContain(paid.symbol);
    expect((await marks()).map(({ kind, letterId }) => [kind, letterId]).sort()).toEqual([
      ['before', null],
      ['overdue', null],
    ]);
    expect(await writeReminders(parts, clock)).toBe(0);
    await mail.outbox.close();
  });

  it('of a reading that was sent in the meantime is not sent', async () => {
    await office.database.delete(waterReport);
    expect(await writeReminders(parts, now)).toBe(1);
    const mail = post();
    await mail.outbox.deliver();
    await sendReading();
    mail.away = false;
    await deliverLater(mail, 2 * minute);
    expect([mail.sent, await marks()]).toEqual([[], []]);
    await mail.outbox.close();
  });

  it('that is given up after three days was not told: what still matters is told again, once', async () => {
    const { symbol } = await charge('2026-11-10');
    await writeReminders(parts, now);
    const mail = post();
    await mail.outbox.deliver();
    for (let passed = 0; passed < 4; passed += 1) await deliverLater(mail, day);
    expect([await waiting(), await marks()]).toEqual([[], []]);
    mail.away = false;
    expect(await writeReminders(parts, clock)).toBe(1);
    await mail.outbox.deliver();
    expect(mail.sent).toEqual([expect.stringContaining(symbol)]);
    expect(await writeReminders(parts, clock)).toBe(0);
    await mail.outbox.close();
  });

  it('and goes with its consent or address is told again to the next address', async () => {
    await charge();
    await writeReminders(parts, now);
    await consent(true, 'nowy@poczta.example');
    expect([await waiting(), await marks()]).toEqual([[], []]);
    expect(await writeReminders(parts, now)).toBe(1);
    expect(await waiting()).toMatchObject([{ recipient: 'nowy@poczta.example' }]);
  });

  it('is written anew once where several servers look, and a day later says what is due soon only by its own letter', async () => {
    await charge('2026-11-23');
    await writeReminders(parts, now);
    const mails = [post(), post(), post()];
    for (const mail of mails) mail.away = false;
    clock = new Date(now.getTime() + 2 * minute);
    await Promise.all(mails.map(({ outbox }) => outbox.deliver()));
    expect(mails.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect(await writeReminders(parts, new Date(now.getTime() + day))).toBe(1);
    for (const { outbox } of mails) await outbox.close();
  });

  it('leaves letters of another kind as they were written', async () => {
    const other = { recipient: email, language: 'pl', subject: 'Próba', body: 'Treść', html: '<p>Treść</p>' } as const;
    await writeLetter(office.database, other, now);
    const mail = post();
    await mail.outbox.deliver();
    mail.away = false;
    await deliverLater(mail, day);
    expect(mail.sent).toEqual(['Treść']);
    await mail.outbox.close();
  });
});

it('what a letter told stays told when the letter is deleted from the mailbox that kept it', async () => {
  await charge();
  await writeReminders(parts, now);
  const mail = post(mailboxTransport);
  await mail.outbox.deliver();
  expect(await waiting()).toMatchObject([{ recipient: email, sentAt: now }]);
  await office.database.delete(letter);
  expect(await marks()).toMatchObject([{ kind: 'before', letterId: null }]);
  expect(await writeReminders(parts, now)).toBe(0);
  await mail.outbox.close();
});

it('the office itself looks again before it sends what has waited', async () => {
  smtp.refusing = true;
  const { pay } = await charge();
  await writeReminders(parts, now);
  await pay();
  smtp.refusing = false;
  clock = new Date(now.getTime() + 2 * minute);
  // A letter of another kind makes the office look into its outbox at once.
  await accountCaller(office).post('/uzytkownicy/rejestracja?lang=pl', registrationOf('czekajaca'));
  await expect.poll(async () => [(await waiting()).length, smtp.messages.length], { timeout: 10_000 }).toEqual([0, 1]);
  expect(smtp.messages[0]?.recipients).toEqual(['<czekajaca@poczta.example>']);
  expect(await marks()).toEqual([]);
});

describe('a reading that the office has handled', () => {
  async function handled(state: string, taken: boolean) {
    const report = { meterId: meter, partyId: partyId('newcomer'), sentAt: now, handledAt: now, state };
    const [made] = await office.database.insert(waterReport).values(report).returning();
    if (taken) await office.database.insert(waterReading).values({ meterId: meter, readOn: '2026-11-21', state });
    return made?.id;
  }

  it.each([
    ['pl', 'urząd go przyjął.', 'urząd go nie przyjął.'],
    ['en', 'the office has accepted it.', 'the office has not accepted it.'],
    ['de', 'hat ihn übernommen.', 'hat ihn nicht übernommen.'],
    ['uk', 'управління їх прийняло.', 'управління їх не прийняло.'],
  ])('is told in %s with its number, once: %s %s', async (language, accepted, refused) => {
    const [first, second] = [await handled('15', true), await handled('16', false)];
    await office.database.update(account).set({ notifyLanguage: language }).where(eq(account.login, 'oleh-czeka'));
    expect(await writeReminders(parts, now)).toBe(1);
    const [one] = await waiting();
    expect(one?.language).toBe(language);
    const lines = (one?.body ?? '').replaceAll('\u00a0', ' ').split('\n');
    expect(lines.find((line) => line.includes(`OW/${first}/2026`))).toContain(accepted);
    expect(lines.find((line) => line.includes(`OW/${second}/2026`))).toContain(refused);
    expect(await writeReminders(parts, now)).toBe(0);
  });

  it('is not told without a consent, nor a week after it was handled', async () => {
    await handled('15', true);
    await consent(false);
    expect(await writeReminders(parts, now)).toBe(0);
    await consent(true);
    expect(await writeReminders(parts, new Date(now.getTime() + 8 * day))).toBe(0);
    expect(await writeReminders(parts, now)).toBe(1);
  });
});
