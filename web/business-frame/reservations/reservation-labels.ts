import { formatDateTime, formatMoney, formatTime } from '#contracts/format.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import { isolated } from '#web/lib/isolated.ts';
import type { HistoryLine, ListedReservation, Movement } from './reservation-calls.ts';

type Text = Message<Record<never, never>>;
type Pill = { tone: StatusTone; text: Text };

/** By name, else by phone or e-mail. */
export const customerOf = (
  t: Texts,
  { customerName, phone, email }: Pick<ListedReservation, 'customerName' | 'phone' | 'email'>,
): string => isolated(customerName) || phone || email || t(m.reservations_no_name);

/** An instant as day and time in the center's zone. */
export const momentOf = (timeZone: string, instant: string): string =>
  formatDateTime(localDateTimeIn(timeZone, instant));

/** '14:00–15:30' */
export const timesOf = ({ startsAt, endsAt }: Pick<ListedReservation, 'startsAt' | 'endsAt'>): string =>
  `${formatTime(startsAt)}–${formatTime(endsAt)}`;

/** Where a booking stands. */
export function stateOf({
  status,
  isOver,
  cancelReason,
  presence,
}: Pick<ListedReservation, 'status' | 'isOver' | 'cancelReason' | 'presence'>): Pill {
  switch (status) {
    case 'A':
      if (presence === 'arrived') return { tone: 'good', text: m.reservations_history_arrived };
      if (presence === 'noShow') return { tone: 'wrong', text: m.reservations_history_no_show };
      return isOver
        ? { tone: 'quiet', text: m.reservations_state_over }
        : { tone: 'good', text: m.reservations_state_confirmed };
    case 'P':
      return { tone: 'waiting', text: m.reservations_state_unconfirmed };
    case 'RSD':
      return { tone: 'waiting', text: m.reservations_state_unpaid };
    case 'R':
      return { tone: 'quiet', text: m.reservations_state_reimbursed };
    case 'C':
      return cancelReason === 'expired'
        ? { tone: 'quiet', text: m.reservations_state_expired }
        : { tone: 'wrong', text: m.reservations_state_cancelled };
  }
}

/** How its money stands; null where there is nothing to say. */
export function paymentOf({
  status,
  moneyState,
}: Pick<ListedReservation, 'status' | 'moneyState'>): Pill | null {
  const isOff = status === 'C' || status === 'R';
  switch (moneyState) {
    case 'fullyPaid':
      return { tone: 'good', text: m.reservations_money_paid };
    case 'partiallyPaid':
      return { tone: 'waiting', text: m.reservations_money_partly };
    case 'paidWithMembership':
      return { tone: 'good', text: m.reservations_money_membership };
    case 'pricedZero':
      return isOff ? null : { tone: 'quiet', text: m.reservations_money_free };
    case 'notPaid':
      return isOff ? null : { tone: 'waiting', text: m.reservations_money_unpaid };
    case 'givenBack':
      return status === 'R' ? null : { tone: 'quiet', text: m.reservations_money_given_back };
  }
}

export const METHOD_NAMES: Record<Movement['method'], Text> = {
  card: m.reservations_method_card,
  cash: m.reservations_method_cash,
  terminal: m.reservations_method_terminal,
  bank: m.reservations_method_bank,
  wallet: m.reservations_method_wallet,
};

const nameOfMethod = (t: Texts, method: string | null): string =>
  method !== null && method in METHOD_NAMES ? t(METHOD_NAMES[method as Movement['method']]) : '';

const ENDS: Record<string, Text> = {
  byCustomer: m.reservations_history_cancelled_customer,
  byProvider: m.reservations_history_cancelled_provider,
  expired: m.reservations_history_expired,
  placeLost: m.reservations_history_place_lost,
};

const PRESENCES: Record<string, Text> = {
  arrived: m.reservations_history_arrived,
  noShow: m.reservations_history_no_show,
};

/** What happened, in the words of the screen. */
export function historyText(t: Texts, line: HistoryLine, timeZone: string): string {
  const amount = formatMoney(line.amountCents ?? 0);
  const method = nameOfMethod(t, line.method);
  switch (line.action) {
    case 'bookService':
      return t(m.reservations_history_booked);
    case 'confirmReservation':
      return t(m.reservations_history_confirmed);
    case 'callOffReservation':
      return t(ENDS[line.reason ?? ''] ?? m.reservations_history_cancelled);
    case 'activateReservation':
      return t(m.reservations_history_reactivated);
    case 'markPaidBack':
      return t(
        line.statusAfter === 'R' ? m.reservations_history_paid_back : m.reservations_history_cancelled,
      );
    case 'takeTillPayment':
      return t(m.reservations_history_taken, { amount, method });
    case 'returnTillPayment':
      return t(m.reservations_history_returned, { amount, method });
    case 'settlePayment':
      return t(m.reservations_history_card, { amount });
    case 'receiveSurplus':
      return t(m.reservations_history_surplus, { amount });
    case 'requestRefund':
      return t(m.reservations_history_refund_asked, { amount });
    case 'settleRefund':
      return t(m.reservations_history_refund_done, { amount });
    case 'failRefund':
      return t(m.reservations_history_refund_failed, { amount });
    case 'tellOfMove':
    case 'tellOfMoves':
      return t(line.reason === 'notTold' ? m.reservations_history_not_told : m.reservations_history_told);
    case 'setReservationPresence':
      return t(PRESENCES[line.presence ?? ''] ?? m.reservations_history_no_presence);
    default:
      return changedText(t, line, timeZone) || t(m.reservations_history_changed);
  }
}

/** What is different after it: time, person, minutes, price. */
function changedText(t: Texts, line: HistoryLine, timeZone: string): string {
  const parts: string[] = [];
  if (line.action === 'changeReservationService') parts.push(t(m.reservations_history_service));
  const { startsAtBefore, startsAtAfter, resourceBefore, resourceAfter } = line;
  if (startsAtBefore && startsAtAfter && startsAtBefore !== startsAtAfter) {
    const [before, after] = [startsAtBefore, startsAtAfter].map((at) => momentOf(timeZone, at));
    parts.push(t(m.reservations_history_moved, { before: before ?? '', after: after ?? '' }));
  }
  if (resourceBefore && resourceAfter && resourceBefore !== resourceAfter)
    parts.push(t(m.reservations_history_person, { before: resourceBefore, after: resourceAfter }));
  if (line.thingsBefore && line.thingsAfter && line.thingsBefore !== line.thingsAfter)
    parts.push(t(m.reservations_history_things, { before: line.thingsBefore, after: line.thingsAfter }));
  if (line.minutesBefore !== null && line.minutesAfter !== null && line.minutesBefore !== line.minutesAfter)
    parts.push(t(m.reservations_history_minutes, { before: line.minutesBefore, after: line.minutesAfter }));
  if (line.isAboutNote) parts.push(t(m.reservations_history_note));
  const isRepriced = line.priceCentsBefore !== line.priceCentsAfter;
  if (isRepriced && line.priceCentsBefore !== null && line.priceCentsAfter !== null)
    parts.push(
      t(m.reservations_history_price, {
        before: formatMoney(line.priceCentsBefore),
        after: formatMoney(line.priceCentsAfter),
      }),
    );
  return parts.join('. ');
}

/** Who did it: by name, or what they are. */
export function doerOf(t: Texts, { actor, by }: HistoryLine): string {
  if (by !== null) return by;
  if (actor === 'processor') return t(m.reservations_by_processor);
  return t(actor === 'system' ? m.reservations_by_system : m.reservations_by_customer);
}

/** Who did what, in a line. */
export const changeText = (t: Texts, line: HistoryLine, timeZone: string): string =>
  `${doerOf(t, line)}: ${historyText(t, line, timeZone)}`;

const RULES: Record<SoftRule, Text> = {
  period: m.reservations_rule_period,
  closed: m.reservations_rule_closed,
  holiday: m.reservations_rule_holiday,
  break: m.reservations_rule_break,
  thingClosed: m.reservations_rule_thing_closed,
  buffers: m.reservations_rule_buffers,
};

/** A rule that was overridden, by name. */
export const ruleText = (t: Texts, code: string): string =>
  code in RULES ? t(RULES[code as SoftRule]) : code;
