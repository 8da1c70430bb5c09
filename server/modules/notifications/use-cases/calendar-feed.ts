import { expectFreshProof } from '#server/modules/authority/index.ts';
import { myConfirmedReservations } from '#server/modules/booking/index.ts';
import { getPerson, hasActiveLogIn } from '#server/modules/identity/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { calendarFile } from '../templates/calendar-file.ts';
import { readFeed, turnFeedOff, turnFeedOn } from '../store/calendar-feeds.ts';
import { asMail } from './mail-sources.ts';

/** A person's own calendar feed, as their account shows it. */
export interface MyCalendarFeed {
  isOn: boolean;
  /** The address a calendar program subscribes to; null while it is off. Whoever has it reads the bookings. */
  url: string | null;
}

type Addresses = Pick<Deps, 'links' | 'origin'>;

const DAY_MS = 86_400_000;
/** Calendars drop what vanishes from a feed, so what has just been stays in it for a while. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 400;

/** Whether the signed-in person's bookings can be followed by a calendar (specification section 2). */
export async function getMyCalendarFeed(
  work: Work,
  deps: Addresses,
  personId: number,
): Promise<MyCalendarFeed> {
  const feed = await readFeed(work, personId);
  return feed?.isOn
    ? { isOn: true, url: addressOf(deps, personId, feed.generation) }
    : { isOn: false, url: null };
}

/** Opens the feed, whose address outlives every session; one that is open already stays there. @throws Refusal stepUpNeeded */
export async function enableCalendarFeed(
  work: Work,
  deps: Addresses,
  me: SignedInPerson,
): Promise<MyCalendarFeed> {
  expectFreshProof(work, me);
  const { personId } = me;
  return work.transaction(async (tx) => {
    const { generation } = await turnFeedOn(tx, personId);
    await audit(tx, { ...logged(personId), action: 'enableCalendarFeed' });
    return { isOn: true, url: addressOf(deps, personId, generation) };
  });
}

/** Closes the feed: its address never works again, even after another one is opened. */
export async function revokeCalendarFeed(work: Work, personId: number): Promise<MyCalendarFeed> {
  return work.transaction(async (tx) => {
    await turnFeedOff(tx, personId);
    await audit(tx, { ...logged(personId), action: 'revokeCalendarFeed' });
    return { isOn: false, url: null };
  });
}

/**
 * The bookings behind a feed's code as a calendar file: those that stand, from 30 days ago to 400 days ahead.
 * @throws Refusal notFound for every code that does not work, whatever is wrong with it
 */
export async function readCalendarFeed(work: Work, deps: Addresses, code: string): Promise<string> {
  const subject = deps.links.readFeed(code);
  const [feed, person] = subject
    ? await Promise.all([readFeed(work, subject.personId), getPerson(work, subject.personId)])
    : [null, null];
  if (!subject || !person || !feed?.isOn || feed.generation !== subject.generation)
    throw new Refusal('notFound');
  if (!(await hasActiveLogIn(work, subject.personId))) throw new Refusal('notFound');
  const now = work.now();
  const within = {
    from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
    to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
  };
  const bookings = await myConfirmedReservations(work, subject.personId, within);
  return calendarFile(bookings.map(asMail), { language: person.language, origin: deps.origin, now });
}

function addressOf({ links, origin }: Addresses, personId: number, generation: number): string {
  return `${origin}/calendar/${links.feedCodeFor({ personId, generation })}.ics`;
}

function logged(personId: number) {
  return { providerId: null, actor: `person:${personId}`, subject: 'person', subjectId: personId };
}
