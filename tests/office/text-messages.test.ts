import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partyId, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { accountScreens } from '../../server/accounts/account-screens';
import { openSession } from '../../server/accounts/sessions';
import { account, accountConsent, accountParty, letter, reminder } from '../../server/database/account-tables';
import {
  waterCorrespondenceRequest,
  waterMeter,
  waterPoint,
  waterPointHolder,
  waterReading,
  waterReport,
} from '../../server/database/water-tables';
import { type Outbox, openOutbox } from '../../server/mail/outbox';
import { smsTransport } from '../../server/mail/sms-transport';
import { smtpTransport } from '../../server/mail/transport';
import { type ReminderParts, stopReminders, writeReminders } from '../../server/reminders';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { type SmsServer, startSmsServer } from './sms-server';
import { type SmtpServer, startSmtpServer } from './smtp-server';

const origin = 'http://localhost:4000';
const now = new Date('2026-11-21T10:00:00Z');
const minute = 60_000;
const secret = 'sekret-umowy-z-bramka-sms-1234567890';
const email = 'oleh@poczta.example';
const phone = '600100200';
const folder = temporaryFolder();
let office: DatabaseOffice;
let sms: SmsServer;
let smtp: SmtpServer;
let parts: ReminderParts;
let owner: number;
let token: string;
let point: number;
let meter: number;
let clock = now;

beforeAll(async () => {
  [sms, smtp] = await Promise.all([startSmsServer(), startSmtpServer()]);
  // Without sandbox and servers the office sends nothing by itself.
  office = await openDatabaseOffice(
    { DATA_DIR: folder.path, PUBLIC_URL: origin, SANDBOX: 'false' },
    { now: () => clock, tell: () => undefined },
  );
  const { database } = office;
  parts = {
    database,
    publicUrl: origin,
    channels: ['email', 'sms'],
    screen: accountScreens(() => office.pack.index('pl').session),
    office: (language) => office.pack.index(language).office,
  };
  const person = { login: 'oleh-sms', email, givenName: 'Oleh', familyName: 'Nowy', state: 'verified' as const };
  const [made] = await database.insert(account).values(person).returning();
  owner = made?.id ?? 0;
  await database.insert(accountParty).values({ accountId: owner, partyId: partyId('newcomer') });
  token = await openSession(database, { accountId: owner, restricted: false, now });
  const [place] = await database.insert(waterPoint).values({ card: 'W/9', address: 'ul. Cicha 3' }).returning();
  point = place?.id ?? 0;
  await database.insert(waterPointHolder).values({ pointId: point, partyId: partyId('newcomer') });
  const dial = { pointId: point, number: '99887766', wholeDigits: 5, decimalDigits: 3, fittedOn: '2020-01-01' };
  const [fitted] = await database.insert(waterMeter).values(dial).returning();
  meter = fitted?.id ?? 0;
}, 120_000);

afterAll(async () => {
  await office?.close();
  await sms?.close();
  await smtp?.close();
  folder.remove();
});

beforeEach(async () => {
  clock = now;
  sms.manner = 'takes';
  sms.received.length = 0;
  for (const table of [letter, reminder, waterReport, waterReading]) await office.database.delete(table);
  await readBy('2026-11-27');
});

async function readBy(day: string | null): Promise<void> {
  await office.database.update(waterPoint).set({ readBy: day }).where(eq(waterPoint.id, point));
}

async function consent(
  given: { readonly email?: boolean; readonly sms?: boolean },
  language = 'pl',
  number = '600 100 200',
): Promise<void> {
  const body = {
    powiadomieniaEmail: given.email === true,
    powiadomieniaSms: given.sms === true,
    email: given.email === true ? email : null,
    telefon: given.sms === true ? number : null,
  };
  expect((await office.send('POST', `/api/uzytkownicy/zgody?lang=${language}`, body, token)).status).toBe(200);
}

const waiting = async () => await office.database.select().from(letter);
const message = () => JSON.parse(sms.received.at(-1)?.content ?? '{}') as { id: string; to: string; text: string; language: string };
const codeIn = (text: string) => new URL(/https?:\S+kod=\S+/.exec(text)?.[0] ?? origin).searchParams.get('kod') ?? '';

function textOutbox(told: string[] = [], patience = 200): Outbox {
  const transport = smsTransport({ url: sms.url, secret, portal: origin, now: () => clock, patience });
  return openOutbox({ database: office.database, transport, now: () => clock, tell: (text) => told.push(text), channel: 'sms' });
}

/** Delivers again and again, an hour apart. */
async function deliverFor(outbox: Outbox, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    await outbox.deliver();
    clock = new Date(clock.getTime() + 60 * minute);
  }
}

describe('a text message', () => {
  it('is short, in the language of its consent, signed, and stopped by its own link alone; letters go on', async () => {
    await consent({ email: true, sms: true }, 'en');
    expect(await writeReminders(parts, now)).toBe(2);
    const outbox = textOutbox();
    await outbox.deliver();
    await outbox.close();
    const { id, to, text, language } = message();
    expect({ to, language, calls: sms.received.length }).toEqual({ to: phone, language: 'en', calls: 1 });
    expect(text).toMatch(/^[^\n]+: Water meter 99887766: send the reading by 27\.11\.2026\.\nStop these messages: http\S+$/);
    expect(text.length).toBeLessThan(200);
    const { headers, content } = sms.received[0] ?? { headers: {}, content: '' };
    const seconds = now.getTime() / 1000;
    const signature = createHmac('sha256', secret).update(`${seconds}.${content}`).digest('hex');
    expect(headers['okienko-signature']).toBe(`t=${seconds},v1=${signature}`);
    expect(headers['idempotency-key']).toBe(id);

    // The letter waits, the message is gone: each channel has its own outbox, consent and link.
    const [mail, ...more] = await waiting();
    expect([mail?.channel, mail?.recipient, more]).toEqual(['email', email, []]);
    expect(await stopReminders(office.database, codeIn(text).replace('s.', '.'), now)).toBe(false);
    expect(await stopReminders(office.database, codeIn(mail?.body ?? '').replace('.', 's.'), now)).toBe(false);
    expect(await stopReminders(office.database, codeIn(text), now)).toBe(true);
    expect(await stopReminders(office.database, codeIn(text), now)).toBe(true);
    const [after] = await office.database.select().from(account).where(eq(account.id, owner));
    expect(after).toMatchObject({ notifySms: false, notifyPhone: null, notifyEmail: true, notifyAddress: email });
    const kinds = (await office.database.select().from(accountConsent).where(eq(accountConsent.accountId, owner)))
      .filter(({ given }) => !given)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['notify-sms']);
    expect(await waiting()).toHaveLength(1);
  });

  it('is written once by servers that look at the same moment, one for each channel', async () => {
    await consent({ email: true, sms: true });
    const written = await Promise.all([1, 2, 3].map(() => writeReminders(parts, now)));
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect((await waiting()).map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  });

  it.each(['lost', 'hangs', 'refuses', 'redirects'] as const)(
    'whose server %s is handed over again with the same key, told without its number, and once when the server is back after a day',
    async (manner) => {
      await consent({ sms: true });
      await writeReminders(parts, now);
      sms.manner = manner;
      const told: string[] = [];
      const outbox = textOutbox(told);
      await deliverFor(outbox, 24);
      const tries = sms.received.length;
      expect(tries).toBeGreaterThan(3);
      expect(told.length).toBe(tries);
      expect(told.join()).not.toContain(phone);
      sms.manner = 'takes';
      await deliverFor(outbox, 24);
      await outbox.close();
      expect(sms.received).toHaveLength(tries + 1);
      expect(new Set(sms.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect(await waiting()).toEqual([]);
    },
  );

  it('does not wait for a mailbox that refuses, nor a letter for a server of messages that hangs', async () => {
    await consent({ email: true, sms: true });
    await writeReminders(parts, now);
    const sender = () => ({ name: 'Urząd', address: 'portal@localhost' });
    const transport = smtpTransport({ smtpUrl: smtp.url, database: office.database, sender });
    const mail = openOutbox({ database: office.database, transport, now: () => clock, tell: () => undefined });
    smtp.refusing = true;
    const texts = textOutbox();
    await Promise.all([mail.deliver(), texts.deliver()]);
    expect([smtp.messages.length, sms.received.length, (await waiting()).map(({ channel }) => channel)]).toEqual([0, 1, ['email']]);
    smtp.refusing = false;
    sms.manner = 'hangs';
    await readBy('2026-11-28');
    await writeReminders(parts, now);
    clock = new Date(now.getTime() + 2 * minute);
    await Promise.all([mail.deliver(), texts.deliver()]);
    expect([smtp.messages.length, (await waiting()).map(({ channel }) => channel)]).toEqual([2, ['sms']]);
    await mail.close();
    await texts.close();
  });

  it('that waits is not sent after its number was changed or its consent withdrawn', async () => {
    await consent({ sms: true });
    await writeReminders(parts, now);
    await consent({ sms: true }, 'pl', '600 100 201');
    expect(await waiting()).toEqual([]);
    await readBy('2026-11-28');
    await writeReminders(parts, now);
    expect(await waiting()).toMatchObject([{ recipient: '600100201', channel: 'sms' }]);
    await consent({ email: true });
    expect(await waiting()).toEqual([]);
  });

  it('is neither written nor asked for in an office that cannot send one', async () => {
    await consent({ email: true, sms: true });
    expect(await writeReminders({ ...parts, channels: ['email'] }, now)).toBe(1);
    const { body } = await office.get('/api/pi/konfiguracja');
    expect(body).toMatchObject({ czyPytacOZgodeNaPowiadomieniaSms: false, czyPytacOZgodeNaPowiadomieniaEmail: true });
  });
});

describe('the reading of a water meter', () => {
  const remindedOn = async (day: string) => await writeReminders({ ...parts, channels: ['email'] }, new Date(`${day}T10:00:00Z`));

  it('is reminded of once from seven days before its last day until that day, and again for the next one', async () => {
    await consent({ email: true });
    expect(await remindedOn('2026-11-19')).toBe(0);
    expect(await remindedOn('2026-11-28')).toBe(0);
    expect(await remindedOn('2026-11-20')).toBe(1);
    expect(await remindedOn('2026-11-27')).toBe(0);
    expect((await waiting())[0]?.body.replaceAll('\u00a0', ' ')).toContain('Wodomierz 99887766: podaj stan do 27.11.2026.');
    await readBy('2027-05-31');
    expect(await remindedOn('2027-05-31')).toBe(1);
    for (const day of ['1999-01-01', '2099-01-01', null]) {
      await readBy(day);
      expect(await remindedOn('2026-11-21'), `${day}`).toBe(0);
    }
  });

  it('that was sent or taken within a month before is not reminded of; an older one is', async () => {
    await consent({ email: true });
    const sentAt = (day: string) => ({ meterId: meter, partyId: partyId('newcomer'), sentAt: new Date(`${day}T10:00:00Z`), state: '12' });
    await office.database.insert(waterReport).values(sentAt('2026-11-02'));
    expect(await remindedOn('2026-11-21')).toBe(0);
    await office.database.delete(waterReport);
    await office.database.insert(waterReading).values({ meterId: meter, readOn: '2026-11-02', state: '12' });
    expect(await remindedOn('2026-11-21')).toBe(0);
    await office.database.delete(waterReading);
    await office.database.insert(waterReport).values(sentAt('2026-10-02'));
    await office.database.insert(waterReading).values({ meterId: meter, readOn: '2026-10-02', state: '12' });
    expect(await remindedOn('2026-11-21')).toBe(1);
  });

  it('stands with its last day among the meters of the resident', async () => {
    const { body } = await office.get(`/api/woda/dajWodomierze?pesel=${sampleParties.newcomer.pesel}`, token);
    expect(body).toMatchObject({ wodomierze: [{ nrLicznika: '99887766', terminOdczytu: '2026-11-27', stanLicznika: null }] });
  });
});

it('a correction of correspondence data that was handled is told with its number', async () => {
  await readBy(null);
  await consent({ email: true });
  const nothing = {
    imie: null,
    imie2: null,
    nazwisko: null,
    nazwisko2: null,
    nazwa: null,
    telefon: null,
    email: null,
    fax: null,
    www: null,
  };
  const data = { ...nothing, miejscowosc: null, ulica: null, nrDomu: null, nrLokalu: null, kodPocztowy: null };
  const handled = { partyId: partyId('newcomer'), sentAt: now, handledAt: now, changed: [], data };
  const [sent] = await office.database.insert(waterCorrespondenceRequest).values(handled).returning();
  expect(await writeReminders(parts, now)).toBe(1);
  expect((await waiting())[0]?.body).toContain(`KD/${sent?.id}/2026: urząd odpowiedział.`);
});
