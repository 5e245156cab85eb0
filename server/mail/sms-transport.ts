import { createHmac } from 'node:crypto';
import type { MailTransport } from './transport';

/** Where text messages are handed over, and the secret that is shared with that server. */
export interface SmsWebhook {
  readonly url: string;
  readonly secret: string;
}

interface SmsOptions extends SmsWebhook {
  readonly now: () => Date;
  /** Tells apart the messages of several portals that hand over at one address. */
  readonly portal: string;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly patience?: number;
}

/**
 * Hands text messages over to an office's own way of sending them, one request each. The request is signed with its moment, so that nobody
 * else can send in the office's name or send one again later; its key is the same at every attempt, so that a message whose answer was lost
 * is sent once.
 */
export function smsTransport({ url, secret, now, portal, patience = 10_000 }: SmsOptions): MailTransport {
  return {
    keeps: false,
    async send({ id, recipient, language, body }) {
      const key = createHmac('sha256', secret).update(`${portal} ${id}`).digest('hex').slice(0, 32);
      const content = JSON.stringify({ id: key, to: recipient, text: body, language });
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'okienko-signature': signatureOf(secret, Math.floor(now().getTime() / 1000), content),
        },
        body: content,
        // A redirection would carry a telephone number to an address that nobody has set.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The server of text messages answered ${answer.status}.`);
    },
    close: () => undefined,
  };
}

/** `t=<seconds since 1970>,v1=<hexadecimal HMAC-SHA256 of "t.body">`. */
export function signatureOf(secret: string, seconds: number, content: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${content}`).digest('hex')}`;
}
