import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import { stopChatMails, wishesOf } from '#server/modules/chat/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { USUAL_WISHES } from '../rules/staff-mails.ts';
import { addressOfColleague, readWishes, writeWishes } from '../store/staff-mail-wishes.ts';

interface Whose {
  providerId: number;
  personId: number;
}

/** Mails that a link in each of them stops. */
export interface StoppableMails {
  about: 'bookings' | 'messages';
  /** '' of those about messages, which are of all centers. */
  providerName: string;
  /** Nothing is mailed already. */
  isStopped: boolean;
}

/** Where who reads a mail to colleagues stops them, without a log-in. */
export const stopAddress = (
  { links, origin }: Pick<Deps, 'links' | 'origin'>,
  whose: Whose,
  language: Locale,
): string => origin + pathInLocale(`/stop-mails/${links.stopCodeFor(whose)}`, language);

/** What the link of a mail to a colleague, or about unread messages, would stop. @throws Refusal notFound for every code that stops nothing, whatever is wrong with it */
export async function staffMailsByLink(
  work: Work,
  deps: Pick<Deps, 'links'>,
  code: string,
): Promise<StoppableMails> {
  const readerId = deps.links.readStopChat(code);
  if (readerId !== null) {
    await expectReader(work, readerId);
    const { mails } = await wishesOf(work, readerId);
    return { about: 'messages', providerName: '', isStopped: mails === 'never' };
  }
  const whose = await whoseLink(work, deps, code);
  const [provider, wishes] = await Promise.all([
    getProviderContact(work, whose.providerId),
    readWishes(work, whose),
  ]);
  if (!provider) throw new Refusal('notFound');
  return {
    about: 'bookings',
    providerName: provider.name,
    isStopped: wishes !== null && isNothing(wishes),
  };
}

/** Mails nothing more to whoever the link is of: about their bookings at its provider, or about messages. They choose anew in the back office or in their profile. Twice has one effect. @throws as `staffMailsByLink` */
export async function stopStaffMails(work: Work, deps: Pick<Deps, 'links'>, code: string): Promise<void> {
  const readerId = deps.links.readStopChat(code);
  if (readerId !== null) {
    await expectReader(work, readerId);
    return stopChatMails(work, readerId);
  }
  await work.transaction(async (tx) => {
    const whose = await whoseLink(tx, deps, code);
    const { days } = (await readWishes(tx, whose)) ?? USUAL_WISHES;
    await writeWishes(tx, whose, { ...NOTHING, days });
  });
}

const NOTHING = { newBookings: false, moves: false, cancellations: false, dayBefore: false };

const isNothing = (wishes: typeof NOTHING): boolean =>
  !wishes.newBookings && !wishes.moves && !wishes.cancellations && !wishes.dayBefore;

/** Who has left can choose nothing: nothing is kept of them. */
async function expectReader(work: Work, personId: number): Promise<void> {
  if ((await chosenLanguage(work, personId)) === null) throw new Refusal('notFound');
}

/** Who has left is mailed nothing, and can choose nothing. */
async function whoseLink(work: Work, { links }: Pick<Deps, 'links'>, code: string): Promise<Whose> {
  const whose = links.readStop(code);
  if (!whose || (await addressOfColleague(work, whose)) === null) throw new Refusal('notFound');
  return whose;
}
