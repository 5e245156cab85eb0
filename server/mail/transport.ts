import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Database } from '../database/database';
import { contact } from '../database/shell-tables';
import type { Letter } from './compose-letter';

/** A way to send letters. */
export interface MailTransport {
  /** True when sent letters stay in the database, because they went nowhere else. */
  readonly keeps: boolean;
  /** Throws if the server did not accept the letter. The number is the same at each attempt to send one letter. */
  send(letter: Letter & { readonly id: number }): Promise<void>;
  close(): void;
}

/** Sends nothing: the letters stay in the database, where the sandbox mailbox shows them. */
export const mailboxTransport: MailTransport = { keeps: true, send: async () => undefined, close: () => undefined };

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly database: Database;
  /** Name and address of the sender, used when the office's contact data have no e-mail address. */
  readonly sender: () => { readonly name: string; readonly address: string };
}

/** Sends letters through a mail server. */
export function smtpTransport({ smtpUrl, database, sender }: SmtpOptions): MailTransport {
  const server = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return {
    keeps: false,
    async send({ id, recipient, language, subject, body, html, unsubscribe = null }) {
      const [office] = await database.select({ email: contact.email }).from(contact);
      const { name, address } = sender();
      const from = office?.email ?? address;
      await server.sendMail({
        from: { name, address: from },
        // Mail programs show a letter once whose answer was lost and that was sent again.
        messageId: messageId({ id, recipient, subject, body }, from),
        // An object is one address. A string would be parsed and could contain several.
        to: { name: '', address: recipient },
        subject,
        text: body,
        html,
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => server.close(),
  };
}

/** The same at each attempt to send a letter. The hash keeps letters of two databases apart whose numbers are equal, as after a restore. */
function messageId({ id, ...said }: Pick<Letter, 'recipient' | 'subject' | 'body'> & { readonly id: number }, from: string): string {
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
  return `<letter-${id}-${hash}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
