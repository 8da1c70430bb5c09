// `node mail-sink.ts <seed>`: a mail server that keeps every mail, in a process of its own; one in eight it answers slowly.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import { chance } from '#server/testing/chance.ts';
import type { Delivery, SinkReady } from './message.ts';

const SLOW_SHARE = 1 / 8;
const SLOWEST_MS = 3_000;

const random = chance(Number(process.argv[2] ?? 1));
const hungUp = new Set<string>();
let deliveries = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onClose: ({ id }) => void hungUp.add(id),
  onData: (stream, session, done) => void receive(stream, session, () => done()),
});
// A sender that is killed in the middle of a mail.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
// A TCP server's address is always of this kind.
const { port } = server.server.address() as AddressInfo;
process.send?.({ url: `smtp://127.0.0.1:${port}` } satisfies SinkReady);
process.once('disconnect', () => process.exit());

async function receive(
  stream: SMTPServerDataStream,
  { id, envelope }: SMTPServerSession,
  answer: () => void,
): Promise<void> {
  // A sender that was killed has not handed its mail over.
  const raw = await text(stream).catch(() => null);
  if (raw === null) return;
  const { messageId = '', subject = '', text: words = '' } = await PostalMime.parse(raw);
  const recipient = envelope.rcptTo[0]?.address ?? '';
  const delivery: Delivery = {
    id: (deliveries += 1),
    messageId,
    recipient,
    subject,
    text: words,
    cameAt: Date.now(),
    answeredAt: null,
  };
  process.send?.(delivery);
  if (random() < SLOW_SHARE) await sleep(random() * SLOWEST_MS);
  if (hungUp.has(id)) return;
  answer();
  process.send?.({ ...delivery, answeredAt: Date.now() } satisfies Delivery);
}
