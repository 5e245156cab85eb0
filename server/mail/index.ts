// Letters to residents by e-mail: their texts, the outbox that sends and retries them, and the mail server. A letter is stored in the same
// transaction as the change that it reports.

export { mailboxTransport } from './transport';
