import type { Locale } from '#contracts/languages.ts';
import { emailKey, getPerson } from '#server/modules/identity/index.ts';
import { onceForKey } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ContactMessage } from '#contracts/validation/contact-message.ts';
import { readContactMessage } from '#contracts/validation/contact-message.ts';
import { insertContactMessage } from '../store/contact-messages.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Takes a message of the contact form: keeps it, sends it on, and answers whoever wrote (specification sections 7 and 8),
 * once for each key.
 * A copy goes only to the proved e-mail of who is signed in: at any other address it would be a stranger's words with our name on them.
 * @throws Refusal invalidInput with each wrong field; tooManyRequests, counted per network address and, because the answer
 * goes to an address that anybody may type, per recipient too
 */
export async function takeContactMessage(
  work: Work,
  deps: Pick<Deps, 'limits' | 'contactEmail' | 'secrets'>,
  asked: {
    typed: unknown;
    address: string;
    userAgent?: string;
    language: Locale;
    actor: Actor;
    idempotencyKey?: string | null;
  },
): Promise<{ id: number }> {
  const read = readContactMessage(asked.typed);
  if ('inputs' in read) throw new Refusal('invalidInput', { inputs: read.inputs });
  const { message } = read;
  const limit = deps.limits.contactMessagesPerAddressPerHour;
  await countRequest(work, `contact:${asked.address}`, limit);
  await countRequest(
    work,
    `contact-copy:${deps.secrets.nameOf('contact-copy', emailKey(message.email) ?? '')}`,
    limit,
  );
  const kind = (await isOwnEmail(work, asked.actor, message.email)) ? 'contact-copy' : 'contact-received';
  const { idempotencyKey: key = null, language } = asked;
  const command = {
    operation: 'takeContactMessage',
    actor: nameOfActor(asked.actor),
    origin: asked,
    key,
    body: message,
  };
  return work.transaction((tx) =>
    onceForKey(tx, command, () => keepAndAnswer(tx, message, { kind, language, desk: deps.contactEmail })),
  );
}

async function keepAndAnswer(
  work: Work,
  message: ContactMessage,
  {
    kind,
    language,
    desk,
  }: { kind: 'contact-copy' | 'contact-received'; language: Locale; desk: string | null },
): Promise<{ id: number }> {
  const id = await insertContactMessage(work, message);
  const mail = { providerId: null, subjectId: id, details: {}, language };
  await queueMail(work, { ...mail, kind, recipient: message.email, sendKey: `${kind}:${id}` });
  if (desk !== null)
    await queueMail(work, {
      ...mail,
      kind: 'contact-message',
      recipient: desk,
      sendKey: `contact-message:${id}`,
    });
  return { id };
}

async function isOwnEmail(work: Work, actor: Actor, email: string): Promise<boolean> {
  if (actor.kind !== 'person') return false;
  const person = await getPerson(work, actor.personId);
  return person !== null && person.isVerified && emailKey(person.email) === emailKey(email);
}
