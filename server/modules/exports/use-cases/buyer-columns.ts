import { formatMoney } from '#contracts/format.ts';
import { spacedPhone } from '#contracts/phone-of-country.ts';
import { m } from '#contracts/texts/messages.js';
import { zoneOf } from '#contracts/time.ts';
import type { AccessState, CourseBuyer } from '#server/modules/videos/index.ts';
import { stateOfAccess } from '#server/modules/videos/index.ts';
import { csvAmount } from '../rules/csv.ts';
import type { Column, PrintedColumn, Words } from './column.ts';
import { dayIn } from './moments.ts';

type BuyerColumn = Column<CourseBuyer>;

const STATES: Record<AccessState, Parameters<Words['t']>[0]> = {
  watching: m.course_buyers_state_watching,
  over: m.course_buyers_state_over,
  refunded: m.course_buyers_state_refunded,
  takenBack: m.course_buyers_state_taken_back,
};

const FIRSTNAME: BuyerColumn = {
  title: m.customers_firstname,
  cell: ({ customer }) => customer?.firstname ?? '',
};
const LASTNAME: BuyerColumn = {
  title: m.customers_lastname,
  cell: ({ customer }) => customer?.lastname ?? '',
};
const EMAIL: BuyerColumn = { title: m.customers_email, cell: ({ customer }) => customer?.email ?? '' };
const PHONE: BuyerColumn = {
  title: m.customers_phone,
  cell: ({ customer }, { country }) => spacedPhone(customer?.phone ?? '', country),
};
const SOURCE: BuyerColumn = {
  title: m.course_buyers_source,
  cell: ({ access: { source } }, { t }) =>
    t(source === 'assigned' ? m.course_buyers_assigned : m.course_buyers_bought),
};
const SINCE: BuyerColumn = {
  title: m.course_buyers_since,
  cell: ({ access: { startsAt }, timeZone }) => (startsAt === null ? '' : dayIn(zoneOf(timeZone), startsAt)),
};
const UNTIL: BuyerColumn = {
  title: m.course_buyers_until,
  cell: ({ access: { endsAt }, timeZone }, { t }) =>
    endsAt === null ? t(m.videos_always) : dayIn(zoneOf(timeZone), endsAt),
};
const STATE: BuyerColumn = {
  title: m.course_buyers_state,
  cell: (buyer, { t }) => t(STATES[stateOfAccess(buyer)]),
};

/** What a file of a course's buyers holds. */
export const BUYER_COLUMNS: readonly BuyerColumn[] = [
  FIRSTNAME,
  LASTNAME,
  EMAIL,
  PHONE,
  SOURCE,
  SINCE,
  UNTIL,
  {
    title: m.exports_total,
    cell: ({ access: { totalCents } }, { locale }) => csvAmount(totalCents, locale),
  },
  STATE,
];

const NAME: BuyerColumn = {
  title: m.customers_name,
  cell: ({ customer }) => [customer?.firstname, customer?.lastname].filter(Boolean).join(' ') || '–',
};

/** What of it fits on a sheet. */
export const PRINTED_BUYER_COLUMNS: readonly PrintedColumn<CourseBuyer>[] = [
  { ...NAME, weight: 20 },
  { ...EMAIL, weight: 26 },
  { ...SOURCE, weight: 11 },
  { ...SINCE, weight: 10 },
  { ...UNTIL, weight: 13 },
  {
    title: m.course_buyers_paid,
    cell: ({ access }) => formatMoney(access.totalCents),
    weight: 9,
    isEnd: true,
  },
  { ...STATE, weight: 11 },
];
