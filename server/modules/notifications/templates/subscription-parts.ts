import { m } from '#contracts/texts/messages.js';
import type { SubscriptionDetails } from '#server/modules/classes/index.ts';
import type { SubscriptionForMail } from '../use-cases/subscription-for-mail.ts';
import type { Row } from './mail-content.ts';
import { momentOf, spanOf } from './moments.ts';
import { greetingTo } from './reservation-parts.ts';

/** What a mail about cancelled sessions keeps beside its ids. */
export interface SubscriptionMailDetails {
  sessionIds?: readonly number[];
  reason?: 'byCustomer' | 'byProvider' | 'expired' | 'placeLost';
  /** What goes back by card, in cents. */
  refundCents?: number;
  /** Which start a reminder is of, ISO. */
  startsAt?: string;
  /** What changed sessions were before, times as ISO. */
  before?: readonly { sessionId: number; startsAt: string; endsAt: string; teacherName: string | null }[];
  /** The time of one is another. */
  isMoved?: boolean;
  /** Further sign-ups of the same customer that it is about. */
  also?: readonly number[];
}

/** What a mail about a sign-up is written from. */
export interface SubscriptionMailData extends SubscriptionForMail {
  now: Date;
  told: SubscriptionMailDetails;
  links: { origin: string; confirm: string; manage: string; session: (sessionId: number) => string };
  /** Further sign-ups of the same customer, each with the link that manages it. */
  others: readonly { details: SubscriptionDetails; manage: string }[];
}

export type Sessions = SubscriptionDetails['sessions'];

/** The sessions of a sign-up that a mail is about. */
export const toldOf = (
  { sessions }: Pick<SubscriptionDetails, 'sessions'>,
  { told }: Pick<SubscriptionMailData, 'told'>,
): Sessions => sessions.filter(({ id }) => told.sessionIds?.includes(id));

/** The sessions a mail is about, of all its sign-ups, each once. */
export const notifiedSessions = (data: SubscriptionMailData): Sessions => {
  const all = [data, ...data.others].flatMap(({ details }) => toldOf(details, data));
  return [...new Map(all.map((session) => [session.id, session])).values()].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  );
};

/** Whether something of it is to be paid at the center still. */
export const isPaidOnSite = ({ enrolment, order, walletCents }: SubscriptionDetails): boolean =>
  enrolment.onlyBook &&
  enrolment.totalCents > walletCents &&
  order.paymentState !== 'paidWithMembership' &&
  order.paymentState !== 'fullyPaid';

export const greetingOf = ({ recipient, language }: SubscriptionMailData): string =>
  greetingTo(recipient?.firstname ?? null, language);

/** Each session with its day, times and teacher. */
export function sessionRows({ details, language }: SubscriptionMailData, sessions: Sessions): Row[] {
  const { timeZone } = details.provider;
  return sessions.map(({ startsAt, endsAt, teacherName }) => {
    const { date } = momentOf(startsAt, timeZone, language);
    const time = spanOf(startsAt, endsAt, timeZone, language);
    return { label: date, value: [time, teacherName].filter(Boolean).join(', ') };
  });
}

/** 'mercoledì 02/12/2026, 18:30–19:30, Anna' */
export function wordsOf(
  { details, language }: SubscriptionMailData,
  { startsAt, endsAt, teacherName }: Pick<Sessions[number], 'startsAt' | 'endsAt' | 'teacherName'>,
): string {
  const { timeZone } = details.provider;
  const { date } = momentOf(startsAt, timeZone, language);
  return [date, spanOf(startsAt, endsAt, timeZone, language), teacherName].filter(Boolean).join(', ');
}

/** Where a session is: its link online, else the place with its room. */
export function placeRows(
  { details, language }: SubscriptionMailData,
  session: Sessions[number] | undefined,
): Row[] {
  const label = m.mail_session_where({}, { locale: language });
  if (session?.link) return [{ label, value: session.link }];
  const { addressLine1, city } = details.provider;
  const value = [session?.roomName, addressLine1, city].filter(Boolean).join(', ');
  return value === '' ? [] : [{ label, value }];
}
