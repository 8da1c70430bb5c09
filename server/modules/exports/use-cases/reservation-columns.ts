import { formatMoney } from '#contracts/format.ts';
import { spacedPhone } from '#contracts/phone-of-country.ts';
import { m } from '#contracts/texts/messages.js';
import { zoneOf } from '#contracts/time.ts';
import type { ListedReservation } from '#server/modules/booking/index.ts';
import { csvAmount } from '../rules/csv.ts';
import type { Column, PrintedColumn, Words } from './column.ts';
import { dayIn, timeIn } from './moments.ts';

type ReservationColumn = Column<ListedReservation>;

/** Where a booking stands, in the words of the list. */
function stateOf({ status, presence, endsAt, cancelReason }: ListedReservation, { now }: Words) {
  switch (status) {
    case 'A':
      if (presence === 'arrived') return m.reservations_history_arrived;
      if (presence === 'noShow') return m.reservations_history_no_show;
      return endsAt <= now ? m.reservations_state_over : m.reservations_state_confirmed;
    case 'P':
      return m.reservations_state_unconfirmed;
    case 'RSD':
      return m.reservations_state_unpaid;
    case 'R':
      return m.reservations_state_reimbursed;
    case 'C':
      return cancelReason === 'expired' ? m.reservations_state_expired : m.reservations_state_cancelled;
  }
}

/** How its money stands; null where there is nothing to say. */
function paymentOf({ status, moneyState }: ListedReservation) {
  const isOff = status === 'C' || status === 'R';
  switch (moneyState) {
    case 'fullyPaid':
      return m.reservations_money_paid;
    case 'partiallyPaid':
      return m.reservations_money_partly;
    case 'paidWithMembership':
      return m.reservations_money_membership;
    case 'pricedZero':
      return isOff ? null : m.reservations_money_free;
    case 'notPaid':
      return isOff ? null : m.reservations_money_unpaid;
    case 'givenBack':
      return isOff ? null : m.reservations_money_given_back;
  }
}

const DAY: ReservationColumn = {
  title: m.exports_day,
  cell: ({ startsAt, timeZone }) => dayIn(zoneOf(timeZone), startsAt),
};
const START: ReservationColumn = {
  title: m.exports_start,
  cell: ({ startsAt, timeZone }) => timeIn(zoneOf(timeZone), startsAt),
};
const END: ReservationColumn = {
  title: m.exports_end,
  cell: ({ endsAt, timeZone }) => timeIn(zoneOf(timeZone), endsAt),
};
const CUSTOMER: ReservationColumn = {
  title: m.reservations_customer,
  cell: ({ customerName }, { t }) => customerName || t(m.reservations_no_name),
};
const PHONE: ReservationColumn = {
  title: m.customers_phone,
  cell: ({ phone }, { country }) => spacedPhone(phone ?? '', country),
};
const EMAIL: ReservationColumn = { title: m.customers_email, cell: ({ email }) => email ?? '' };
const SERVICE: ReservationColumn = { title: m.reservations_service, cell: ({ offerName }) => offerName };
const GROUP: ReservationColumn = { title: m.exports_group, cell: ({ groupName }) => groupName ?? '' };
const PERSON: ReservationColumn = {
  title: m.reservations_person,
  cell: ({ resourceName }) => resourceName,
};
const STATE: ReservationColumn = {
  title: m.reservations_state,
  cell: (row, words) => words.t(stateOf(row, words)),
};
const PAYMENT: ReservationColumn = {
  title: m.reservations_payment,
  cell: (row, { t }) => {
    const text = paymentOf(row);
    return text === null ? '' : t(text);
  },
};
const NUMBER: ReservationColumn = { title: m.exports_number, cell: ({ id }) => String(id) };

/** What a file of bookings holds; never a note. */
export const RESERVATION_COLUMNS: readonly ReservationColumn[] = [
  NUMBER,
  DAY,
  START,
  END,
  CUSTOMER,
  EMAIL,
  PHONE,
  SERVICE,
  GROUP,
  PERSON,
  STATE,
  PAYMENT,
  { title: m.exports_total, cell: ({ dueCents }, { locale }) => csvAmount(dueCents, locale) },
  { title: m.exports_paid, cell: ({ paidCents }, { locale }) => csvAmount(paidCents, locale) },
  { title: m.exports_owed, cell: ({ owedCents }, { locale }) => csvAmount(owedCents, locale) },
  {
    title: m.exports_booked_on,
    cell: ({ createdAt, timeZone }) => dayIn(zoneOf(timeZone), createdAt),
  },
  {
    title: m.exports_booked_by,
    cell: ({ isByProvider }, { t }) => t(isByProvider ? m.exports_by_center : m.exports_by_customer),
  },
];

/** What of it fits on a sheet. */
export const PRINTED_RESERVATION_COLUMNS: readonly PrintedColumn<ListedReservation>[] = [
  { ...DAY, weight: 10 },
  {
    title: m.exports_time,
    cell: (row, words) => `${START.cell(row, words)}–${END.cell(row, words)}`,
    weight: 10,
  },
  { ...CUSTOMER, weight: 19 },
  { ...PHONE, weight: 14 },
  { ...SERVICE, weight: 19 },
  { ...PERSON, weight: 14 },
  { ...STATE, weight: 13 },
  { ...PAYMENT, weight: 11 },
  {
    title: m.reservations_amount,
    cell: ({ dueCents }) => formatMoney(dueCents),
    weight: 9,
    isEnd: true,
  },
];
