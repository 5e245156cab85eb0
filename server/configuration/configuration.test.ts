import { describe, expect, it } from 'vitest';
import { parseConfiguration } from './configuration';

describe('the variables', () => {
  it('have defaults that need nothing', () => {
    const parsed = parseConfiguration({});
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 4000,
        host: '127.0.0.1',
        databaseUrl: null,
        officeApiUrl: null,
        publicUrl: 'http://localhost:4000',
        sandbox: true,
        seedScale: 1,
      },
    });
  });

  it('are trimmed, empty ones count as not set, and a slash at the end of an address does not matter', () => {
    const parsed = parseConfiguration({ PORT: ' 4100 ', HOST: '', OFFICE_API_URL: 'https://api.example.pl/gmina/' });
    expect(parsed).toMatchObject({ ok: true, value: { port: 4100, host: '127.0.0.1', officeApiUrl: 'https://api.example.pl/gmina' } });
  });

  it('switch the sandbox off with a database server unless they say otherwise, and write made-up accounts only into a sandbox', () => {
    expect(parseConfiguration({ DATABASE_URL: 'postgres://a@b/c' })).toMatchObject({ ok: true, value: { sandbox: false, seedScale: 0 } });
    expect(parseConfiguration({ SANDBOX: 'false' })).toMatchObject({ ok: true, value: { seedScale: 0 } });
    expect(parseConfiguration({ SANDBOX: 'false', SEED_SCALE: '1' })).toMatchObject({ ok: true, value: { seedScale: 1 } });
    expect(parseConfiguration({ DATABASE_URL: 'postgres://a@b/c', SANDBOX: 'true' })).toMatchObject({ ok: true, value: { sandbox: true } });
  });

  it('have the room of editors on, off, or on another server of the same database', () => {
    const studio = (variables: Readonly<Record<string, string>>) => {
      const parsed = parseConfiguration({ DATABASE_URL: 'postgres://a@b/c', ...variables });
      return parsed.ok ? parsed.value.studio : parsed.failure;
    };
    expect([studio({}), studio({ STUDIO: 'off' })]).toEqual([null, null]);
    expect(studio({ STUDIO: 'on' })).toMatchObject({ room: true, approval: true });
    // Nobody logs in as an editor there, so the address of residents may be what it is.
    expect(studio({ STUDIO: 'published', PUBLIC_URL: 'http://gmina.example' })).toMatchObject({ room: false });
    expect(studio({ STUDIO: 'on', PUBLIC_URL: 'http://gmina.example' })).toMatch(/^STUDIO is on, so PUBLIC_URL must be an https address/);
    expect(studio({ STUDIO: 'published', DATABASE_URL: '' })).toMatch(/^STUDIO is "published": .+ Set DATABASE_URL/);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['OFFICE_API_URL', 'api.example.pl'],
    ['PUBLIC_URL', 'ftp://example.pl'],
    ['SMTP_URL', 'http://mail'],
    ['SMS_WEBHOOK_URL', 'sms://gateway'],
    ['SMS_WEBHOOK_URL', 'http://sms.example'],
    ['SANDBOX', 'perhaps'],
    ['SEED_SCALE', '-1'],
    ['SEED_SCALE', '101'],
    ['RATE_LIMIT', '-1'],
    ['STUDIO', 'maybe'],
  ])('refuse %s=%s by name', (name, value) => {
    const parsed = parseConfiguration({ [name]: value });
    expect(parsed).toMatchObject({ ok: false, failure: expect.stringContaining(`${name} must be`) });
  });

  it('take the webhook of text messages with a long secret alone, and never print it', () => {
    const sms = (secret: string, url = 'https://sms.example/wyslij') =>
      parseConfiguration({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret });
    const long = 'a1'.repeat(16);
    expect(sms(long)).toMatchObject({ ok: true, value: { smsWebhook: { url: 'https://sms.example/wyslij', secret: long } } });
    expect(sms(long, 'http://127.0.0.1:9000')).toMatchObject({ ok: true });
    expect(sms(long, '')).toMatchObject({ ok: true, value: { smsWebhook: null } });
    const short = sms('tajne-haslo');
    expect(short).toMatchObject({ ok: false, failure: expect.stringContaining('SMS_WEBHOOK_SECRET, of at least 32 characters') });
    expect(JSON.stringify(short)).not.toContain('tajne-haslo');
  });

  it('never print a password', () => {
    const parsed = parseConfiguration({ SMTP_URL: 'http://jan:tajne@mail' });
    expect(parsed.ok ? '' : parsed.failure).toContain('//jan:***@mail');
  });
});
