import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letter } from '../../server/database/account-tables';
import { openOutbox, writeLetter } from '../../server/mail/outbox';
import { mailboxTransport, smtpTransport } from '../../server/mail/transport';
import { accountCaller, origin, registrationOf } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { type PostgresServer, startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';
import { type SmtpServer, startSmtpServer } from './smtp-server';

const folder = temporaryFolder();
let postgres: PostgresServer;
let office: DatabaseOffice;
let sample: DatabaseOffice;
let smtp: SmtpServer;

beforeAll(async () => {
  postgres = await startPostgres();
  smtp = await startSmtpServer();
  // Without SMTP_URL and sandbox the office sends nothing, so the tests send the letters themselves.
  office = await openDatabaseOffice({ DATABASE_URL: postgres.url, PUBLIC_URL: origin });
  sample = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin });
}, 120_000);

afterAll(async () => {
  await office?.close();
  await sample?.close();
  await smtp?.close();
  await postgres?.stop();
  folder.remove();
});

const letterTo = (recipient: string, subject = 'Okienko: próba') =>
  ({ recipient, language: 'pl', subject, body: 'Treść\n', html: '<p>Treść</p>' }) as const;

function outboxAt(moment: () => Date, told: string[] = []) {
  const sender = () => ({ name: 'Urząd', address: 'portal@localhost' });
  const transport = smtpTransport({ smtpUrl: smtp.url, database: office.database, sender });
  return openOutbox({ database: office.database, transport, now: moment, tell: (text) => told.push(text) });
}

describe('a letter', () => {
  it('waits while there is no mail server, goes out once there is one, and is not kept then', async () => {
    const call = accountCaller(office);
    await call.post('/uzytkownicy/rejestracja?lang=de', registrationOf('listowa'));
    expect(await call.lettersTo('listowa@poczta.example')).toHaveLength(1);
    const outbox = outboxAt(() => new Date('2026-11-21T10:00:01Z'));
    await outbox.deliver();
    await outbox.close();
    const [message] = smtp.messages;
    expect(message?.recipients).toEqual(['<listowa@poczta.example>']);
    expect(message?.text).toMatch(/^Content-Language: de$/m);
    expect(message?.text).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(await call.lettersTo('listowa@poczta.example')).toEqual([]);
  });

  it('that the mail server refuses is tried again later, told to the operator without its recipient, and given up in the end', async () => {
    let clock = new Date('2026-11-21T11:00:00Z');
    const told: string[] = [];
    const outbox = outboxAt(() => clock, told);
    await writeLetter(office.database, letterTo('uparty@poczta.example'), clock);
    smtp.refusing = true;
    const before = smtp.messages.length;
    await outbox.deliver();
    await outbox.deliver();
    expect(told).toHaveLength(1);
    expect(told.join()).toContain('could not be sent (attempt 1, the next attempt follows in 1 min)');
    expect(told.join()).not.toContain('poczta.example');
    clock = new Date(clock.getTime() + 61_000);
    smtp.refusing = false;
    await outbox.deliver();
    expect(smtp.messages).toHaveLength(before + 1);

    await writeLetter(office.database, letterTo('stracony@poczta.example'), clock);
    smtp.refusing = true;
    for (let tries = 0; tries < 12; tries += 1) {
      await outbox.deliver();
      clock = new Date(clock.getTime() + 24 * 3_600_000);
    }
    smtp.refusing = false;
    expect(await office.database.select().from(letter)).toEqual([]);
    await outbox.close();
  });

  it('that somebody has subscribed to tells the mail program how to stop it, and no other does', async () => {
    const clock = () => new Date('2026-12-23T11:00:00Z');
    const outbox = outboxAt(clock);
    const unsubscribe = `${origin}/powiadomienia/koniec?kod=7.x`;
    const before = smtp.messages.length;
    await writeLetter(office.database, { ...letterTo('zapisana@poczta.example'), unsubscribe }, clock());
    await writeLetter(office.database, letterTo('niezapisana@poczta.example'), clock());
    await outbox.deliver();
    await outbox.close();
    const textTo = (recipient: string) => smtp.messages.slice(before).find(({ recipients }) => recipients.includes(`<${recipient}>`))?.text;
    const stops = `List-Unsubscribe: <${unsubscribe}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n`;
    expect(textTo('zapisana@poczta.example')).toContain(stops);
    expect(textTo('niezapisana@poczta.example')).toMatch(/^(?![\s\S]*List-Unsubscribe)/);
  });

  it('has the same Message-ID at each attempt, which names nobody, and no two letters share one', async () => {
    const transport = smtpTransport({
      smtpUrl: smtp.url,
      database: office.database,
      sender: () => ({ name: 'Urząd', address: 'portal@localhost' }),
    });
    const before = smtp.messages.length;
    for (const id of [71, 71, 72]) await transport.send({ ...letterTo('ponowiona@poczta.example'), id });
    transport.close();
    const ids = smtp.messages.slice(before).map(({ text }) => /^Message-ID:\s+(\S+)$/im.exec(text)?.[1]);
    expect(ids[0]).toMatch(/^<letter-71-[0-9a-f]{16}@[a-z.-]+>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).toMatch(/^<letter-72-/);
  });

  it('is sent once by two servers that look at the same moment', async () => {
    const clock = () => new Date('2026-12-24T11:00:00Z');
    const outboxes = [outboxAt(clock), outboxAt(clock), outboxAt(clock)];
    const before = smtp.messages.length;
    for (let number = 0; number < 25; number += 1) await writeLetter(office.database, letterTo(`tlum-${number}@poczta.example`), clock());
    await Promise.all(outboxes.map((outbox) => outbox.deliver()));
    expect(smtp.messages).toHaveLength(before + 25);
    for (const outbox of outboxes) await outbox.close();
  });

  it('cannot get another header or recipient through its address or subject', async () => {
    const clock = () => new Date('2026-12-25T11:00:00Z');
    const hostile = [
      'ofiara@poczta.example\r\nBcc: inna@poczta.example',
      'a@poczta.example, inna@poczta.example',
      '<x@y.example> inna@poczta.example',
    ];
    const before = smtp.messages.length;
    const outbox = outboxAt(clock);
    for (const address of hostile) await writeLetter(office.database, letterTo(address, `Temat\r\nBcc: inna@poczta.example`), clock());
    await outbox.deliver();
    await outbox.close();
    expect(smtp.messages.length).toBeGreaterThan(before);
    for (const { recipients, text } of smtp.messages.slice(before)) {
      expect(recipients).toHaveLength(1);
      expect(text).not.toMatch(/^Bcc:/im);
      expect(recipients).not.toContain('<inna@poczta.example>');
    }
  });
});

describe('the mailbox of a sample office', () => {
  it('shows letters with links that work, those to one address too, and nothing that is markup in them', async () => {
    const call = accountCaller(sample);
    await call.post('/uzytkownicy/rejestracja', registrationOf('skrzynkowa'));
    const sent = await call.letterTo('skrzynkowa@poczta.example');
    await writeLetter(sample.database, letterTo('obca@poczta.example', '<img src=x onerror=alert(1)>'), new Date('2026-11-21T10:00:00Z'));
    const outbox = openOutbox({
      database: sample.database,
      transport: mailboxTransport,
      now: () => new Date('2026-11-21T10:00:01Z'),
      tell: () => undefined,
    });
    await outbox.deliver();
    await outbox.close();
    const list = (await sample.get('/skrzynka/')).bytes.toString();
    expect(list).toContain('skrzynkowa@poczta.example');
    expect(list).not.toContain('<img');
    const own = (await sample.get('/skrzynka/?do=skrzynkowa@poczta.example')).bytes.toString();
    expect(own).not.toContain('obca@poczta.example');
    const page = await sample.get(`/skrzynka/${sent.id}`);
    expect(page.bytes.toString()).toMatch(/<a href="http:\/\/localhost:4000\/aktywacja-return-url\?hash=[\w-]{43}">/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await sample.get('/skrzynka/999999')).status).toBe(404);
    expect((await sample.get('/skrzynka/..%2f..%2fetc')).status).toBe(404);
  });

  it('is not there outside the sandbox', async () => {
    expect((await office.get('/skrzynka/')).bytes.toString()).not.toContain('Skrzynka próbna');
  });
});
