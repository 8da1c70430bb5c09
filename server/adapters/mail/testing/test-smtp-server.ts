import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

/** How the server behaves towards the next mails. */
export type SmtpBehaviour =
  | 'takes'
  /** 451 after the mail. */
  | 'refuses for now'
  /** 554 after the mail. */
  | 'refuses the letter'
  /** 550 5.1.1 to the address, which it repeats. */
  | 'knows no such address'
  /** 550 5.7.1 to the address: a fault of the set-up. */
  | 'does not relay'
  /** Never answers when it is told the address. */
  | 'hangs at the address'
  /** Takes the mail and never answers. */
  | 'takes and hangs';

export interface TestSmtpServer {
  url: string;
  behaviour: SmtpBehaviour;
  /** Towards the mails to single addresses, before `behaviour`. */
  behaviourTo: Map<string, SmtpBehaviour>;
  /** How many conversations go on at the moment. */
  conversations: number;
  /** How often an address was told, taken or not. */
  addressed: number;
  /** What has arrived, taken or not. */
  mails: { raw: string; mail: Email; from: string; to: string[] }[];
  close(): Promise<void>;
}

/** For tests: a real SMTP server on a free port of this machine. */
export async function openTestSmtpServer(port = 0): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      test.conversations += 1;
      done();
    },
    onClose() {
      test.conversations -= 1;
    },
    onRcptTo({ address }, _session, done) {
      test.addressed += 1;
      const behaviour = behaviourTowards(address);
      if (behaviour === 'hangs at the address') return;
      const refusals: Partial<Record<SmtpBehaviour, string>> = {
        'knows no such address': `5.1.1 <${address}> no such user`,
        'does not relay': '5.7.1 relaying denied',
      };
      const refusal = refusals[behaviour];
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      void receive(stream, session, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  // A TCP server's address is always of this kind.
  const address = server.server.address() as AddressInfo;
  const test: TestSmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    behaviour: 'takes',
    behaviourTo: new Map(),
    conversations: 0,
    addressed: 0,
    mails: [],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return test;

  async function receive(
    stream: SMTPServerDataStream,
    { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
    answer: (error: Error | null) => void,
  ): Promise<void> {
    const raw = await text(stream).catch(() => null);
    // Cut off in the middle: no mail.
    if (raw === null) return;
    const from = mailFrom === false ? '' : mailFrom.address;
    const to = rcptTo.map((recipient) => recipient.address);
    test.mails.push({ raw, mail: await PostalMime.parse(raw), from, to });
    const behaviour = behaviourTowards(to[0] ?? '');
    if (behaviour === 'takes and hangs') return;
    answer(ANSWERS[behaviour] ?? null);
  }

  function behaviourTowards(recipient: string): SmtpBehaviour {
    return test.behaviourTo.get(recipient) ?? test.behaviour;
  }
}

const ANSWERS: Partial<Record<SmtpBehaviour, Error>> = {
  'refuses for now': Object.assign(new Error('try later'), { responseCode: 451 }),
  'refuses the letter': Object.assign(new Error('spam'), { responseCode: 554 }),
};
