// Letters to residents by e-mail: how they are written, the outbox that tries again, and the mail server. A letter is written in
// the transaction that it tells about.

export { mailboxTransport } from './transport';
