import type { SessionOutlet } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailKey } from '../rules/email-key.ts';
import { findLogIn } from '../store/log-ins.ts';
import { isRegisteredHere } from './known-browser.ts';
import type { LinkPurpose } from './one-time-codes.ts';
import { emailAbout, isOpen, LINK_PURPOSES, stepOf } from './one-time-codes.ts';
import { getPerson } from './get-person.ts';

export interface AccountLink {
  purpose: LinkPurpose | null;
  isUsable: boolean;
  isUsed: boolean;
  /** The e-mail that `newEmail` and `emailBack` are about, to which the link was sent; null otherwise. */
  email: string | null;
  /** Whether confirming here keeps the password of the registration; else one is chosen. */
  keepsPassword: boolean;
  /** Whether confirming leads to a business that the person works at. */
  isOfBusiness: boolean;
}

const NO_LINK: AccountLink = {
  purpose: null,
  isUsable: false,
  isUsed: false,
  email: null,
  keepsPassword: false,
  isOfBusiness: false,
};

/** What a mailed link is good for, told to whoever holds its code; nothing changes. */
export async function accountLink(
  work: Work,
  deps: Deps,
  browser: Pick<SessionOutlet, 'markOf'>,
  { code, email }: { code: string; email: string | null },
): Promise<AccountLink> {
  for (const purpose of LINK_PURPOSES) {
    const step = await stepOf(work, deps.secrets, purpose, code);
    if (!step) continue;
    const person = await getPerson(work, step.personId);
    if (email !== null && (person === null || emailKey(email) !== emailKey(person.email))) return NO_LINK;
    return {
      purpose,
      isUsable: isOpen(step, work.now()),
      isUsed: step.usedAt !== null,
      email: emailAbout(step),
      ...(await afterConfirming(work, deps, browser, { purpose, personId: step.personId })),
    };
  }
  return NO_LINK;
}

async function afterConfirming(
  work: Work,
  { secrets }: Deps,
  browser: Pick<SessionOutlet, 'markOf'>,
  { purpose, personId }: { purpose: LinkPurpose; personId: number },
): Promise<Pick<AccountLink, 'keepsPassword' | 'isOfBusiness'>> {
  const logIn = purpose === 'verify' ? await findLogIn(work, { personId }) : null;
  return {
    keepsPassword: logIn !== null && isRegisteredHere(secrets, browser, logIn),
    isOfBusiness: logIn !== null && logIn.businessRoles.length > 0,
  };
}
