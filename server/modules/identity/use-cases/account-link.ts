import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailKey } from '../rules/email-key.ts';
import type { LinkPurpose } from './one-time-codes.ts';
import { emailAbout, isOpen, LINK_PURPOSES, stepOf } from './one-time-codes.ts';
import { getPerson } from './get-person.ts';

export interface AccountLink {
  purpose: LinkPurpose | null;
  isUsable: boolean;
  isUsed: boolean;
  /** The e-mail that `newEmail` and `emailBack` are about, to which the link was sent; null otherwise. */
  email: string | null;
}

const NO_LINK: AccountLink = { purpose: null, isUsable: false, isUsed: false, email: null };

/** What a mailed link is good for, told to whoever holds its code; nothing changes. */
export async function accountLink(
  work: Work,
  tools: Tools,
  { code, email }: { code: string; email: string | null },
): Promise<AccountLink> {
  for (const purpose of LINK_PURPOSES) {
    const step = await stepOf(work, tools.secrets, purpose, code);
    if (!step) continue;
    const person = await getPerson(work, step.personId);
    if (email !== null && (person === null || emailKey(email) !== emailKey(person.email))) return NO_LINK;
    return {
      purpose,
      isUsable: isOpen(step, work.now()),
      isUsed: step.usedAt !== null,
      email: emailAbout(step),
    };
  }
  return NO_LINK;
}
