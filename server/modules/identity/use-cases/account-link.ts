import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailKey } from '../rules/email-key.ts';
import { emailIn } from './account-letter.ts';
import { isOpen, stepOf } from './one-time-codes.ts';
import { getPerson } from './get-person.ts';

export interface AccountLink {
  purpose: 'verify' | 'invite' | 'reset' | 'newEmail' | 'emailBack' | null;
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
  for (const purpose of ['verify', 'invite', 'reset', 'newEmail', 'emailBack'] as const) {
    const step = await stepOf(work, tools.secrets, purpose, code);
    if (!step) continue;
    const person = await getPerson(work, step.personId);
    if (email !== null && (person === null || emailKey(email) !== emailKey(person.email))) return NO_LINK;
    const about = purpose === 'newEmail' || purpose === 'emailBack' ? emailIn(step.details) : null;
    return { purpose, isUsable: isOpen(step, work.now()), isUsed: step.usedAt !== null, email: about };
  }
  return NO_LINK;
}
