import { createServer, type Socket } from 'node:net';

/** A mail server for tests. It keeps what it receives. */
export interface SmtpServer {
  readonly url: string;
  /** Received messages, with their envelopes. */
  readonly messages: readonly { readonly recipients: readonly string[]; readonly text: string }[];
  /** While true, every message is refused. */
  refusing: boolean;
  /** While true, nothing is said after a message has arrived. */
  hanging: boolean;
  close(): Promise<void>;
}

/** Implements as much SMTP as a delivery needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: { recipients: string[]; text: string }[] = [];
  const state = { refusing: false, hanging: false };
  const server = createServer((socket) => converse(socket, (message) => messages.push(message), state));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    get refusing() {
      return state.refusing;
    },
    set refusing(value) {
      state.refusing = value;
    },
    get hanging() {
      return state.hanging;
    },
    set hanging(value) {
      state.hanging = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function converse(
  socket: Socket,
  keep: (message: { recipients: string[]; text: string }) => void,
  state: { readonly refusing: boolean; readonly hanging: boolean },
): void {
  let recipients: string[] = [];
  let text: string | null = null;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (text !== null) {
      if (line !== '.') {
        text += `${line}\n`;
        return;
      }
      keep({ recipients, text });
      recipients = [];
      text = null;
      if (!state.hanging) say('250 kept');
    } else if (/^(EHLO|HELO)/i.test(line)) say('250 here');
    else if (/^RCPT TO:/i.test(line)) {
      recipients.push(line.slice(8).split(' ')[0] ?? '');
      say(state.refusing ? `451 try later ${line.slice(8)}` : '250 known');
    } else if (/^DATA/i.test(line)) {
      text = '';
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 well');
  };
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    const lines = (rest + piece.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 test');
}
