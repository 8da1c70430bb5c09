import type { Locale } from '#contracts/languages.ts';
import { emailKey, getPerson } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { readContactMessage } from '#contracts/validation/contact-message.ts';
import { insertContactMessage } from '../store/contact-messages.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Takes a message of the contact form: keeps it, sends it on, and answers whoever wrote (ledger CON-02, API-05). A copy goes only to
 * the proved e-mail of who is signed in: at any other address it would be a stranger's words with our name on them.
 * @throws Refusal invalidInput with each wrong field; tooManyRequests, counted per network address and, because the answer
 * goes to an address that anybody may type, per recipient too
 */
export async function takeContactMessage(
  work: Work,
  tools: Pick<Tools, 'limits' | 'contactEmail' | 'secrets'>,
  asked: { typed: unknown; address: string; language: Locale; actor: Actor },
): Promise<{ id: number }> {
  const read = readContactMessage(asked.typed);
  if ('inputs' in read) throw new Refusal('invalidInput', { inputs: read.inputs });
  const { message } = read;
  const limit = tools.limits.contactMessagesPerAddressPerHour;
  await countRequest(work, `contact:${asked.address}`, limit);
  await countRequest(work, `contact-copy:${tools.secrets.nameOf('contact-copy', emailKey(message.email) ?? '')}`, limit);
  const kind = (await isOwnEmail(work, asked.actor, message.email)) ? 'contact-copy' : 'contact-received';
  return work.transaction(async (tx) => {
    const id = await insertContactMessage(tx, message);
    const mail = { providerId: null, subjectId: id, details: {}, language: asked.language };
    await queueMail(tx, {
      ...mail,
      kind,
      recipient: message.email,
      sendKey: `${kind}:${id}`,
    });
    if (tools.contactEmail !== null) {
      await queueMail(tx, {
        ...mail,
        kind: 'contact-message',
        recipient: tools.contactEmail,
        sendKey: `contact-message:${id}`,
      });
    }
    return { id };
  });
}

async function isOwnEmail(work: Work, actor: Actor, email: string): Promise<boolean> {
  if (actor.kind === 'guest') return false;
  const person = await getPerson(work, actor.personId);
  return person !== null && person.isVerified && emailKey(person.email) === emailKey(email);
}
