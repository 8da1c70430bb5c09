import type { Locale } from '#contracts/languages.ts';
import { emailKey } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { readContactMessage } from '#contracts/validation/contact-message.ts';
import { insertContactMessage } from '../store/contact-messages.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Takes a message of the contact form: keeps it, sends it on, and sends a copy to whoever wrote (ledger CON-02, API-05).
 * @throws Refusal invalidInput with each wrong field; tooManyRequests, counted per network address and, because a copy
 * goes to an address that anybody may type, per recipient too
 */
export async function takeContactMessage(
  work: Work,
  tools: Pick<Tools, 'limits' | 'contactEmail' | 'secrets'>,
  asked: { typed: unknown; address: string; language: Locale },
): Promise<{ id: number }> {
  const read = readContactMessage(asked.typed);
  if ('inputs' in read) throw new Refusal('invalidInput', { inputs: read.inputs });
  const { message } = read;
  const limit = tools.limits.contactMessagesPerAddressPerHour;
  await countRequest(work, `contact:${asked.address}`, limit);
  await countRequest(work, `contact-copy:${tools.secrets.nameOf('contact-copy', emailKey(message.email) ?? '')}`, limit);
  return work.transaction(async (tx) => {
    const id = await insertContactMessage(tx, message);
    const mail = { providerId: null, subjectId: id, details: {}, language: asked.language };
    await queueMail(tx, {
      ...mail,
      kind: 'contact-copy',
      recipient: message.email,
      sendKey: `contact-copy:${id}`,
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
