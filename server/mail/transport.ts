import { createTransport } from 'nodemailer';
import type { Database } from '../database/database';
import { contact } from '../database/shell-tables';
import type { Letter } from './compose-letter';

/** Takes letters to whom they are for. */
export interface MailTransport {
  /** True when the office keeps sent letters: nobody else has them. */
  readonly keeps: boolean;
  /** Throws if the mail server did not take the letter. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Letters stay in the office's table, where the sandbox mailbox shows them. */
export const mailboxTransport: MailTransport = { keeps: true, send: async () => undefined, close: () => undefined };

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly database: Database;
  /** Name and address of a sender when the office has not written an e-mail address into its contact data. */
  readonly sender: () => { readonly name: string; readonly address: string };
}

/** Hands letters over to a mail server. */
export function smtpTransport({ smtpUrl, database, sender }: SmtpOptions): MailTransport {
  const server = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return {
    keeps: false,
    async send({ recipient, language, subject, body, html }) {
      const [office] = await database.select({ email: contact.email }).from(contact);
      const { name, address } = sender();
      await server.sendMail({
        from: { name, address: office?.email ?? address },
        // An object is taken as one address; a text would be parsed and could name several.
        to: { name: '', address: recipient },
        subject,
        text: body,
        html,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => server.close(),
  };
}
