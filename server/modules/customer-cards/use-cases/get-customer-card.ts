import { entriesOf } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectMay, viewerCan } from '#server/modules/authority/index.ts';
import { seesContacts } from '#server/modules/booking/index.ts';
import type {
  CustomerFacts,
  CustomerInCare,
  FieldOfCustomer,
  LikelyDouble,
  TagOfCustomers,
  UndoableMerge,
} from '#server/modules/customers/index.ts';
import {
  countHealthNotes,
  readCustomerFacts,
  readFieldsOfCustomer,
  readLikelyDoubles,
  readTagsOfCustomer,
  standingCustomer,
  undoableMerge,
} from '#server/modules/customers/index.ts';
import type { SaleOfCustomer } from '#server/modules/payments/index.ts';
import { readSalesOfCustomer } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { hasVideoCourses } from '#server/modules/videos/index.ts';
import type { CardLine } from '../rules/card-line.ts';
import { cardLine, personIn } from '../rules/card-line.ts';
import type { Came } from '../store/find-customers.ts';
import { readCame } from '../store/find-customers.ts';
import { readMoneyOfCustomer } from '../store/money-of-customer.ts';
import { namesOfWriters } from '../store/names-of-writers.ts';
import type { SignedNote } from './notes.ts';
import { signedNotes } from './notes.ts';
import { expectCustomerSeen } from './expect-customer-seen.ts';

/** A customer with all that whoever looks after them wants to know. */
export interface CustomerCard {
  facts: CustomerFacts;
  timeZone: string;
  /** Of a collaborator with them alone. */
  came: Came & { noShows: number };
  /** Null for who takes no money; its sums for who sees takings alone. */
  money: {
    unpaidVisits: number;
    unpaidSales: number;
    owedCents: number | null;
    paidCents: number | null;
    /** What they bought at the desk, the last first, and how much there is. */
    sales: readonly SaleOfCustomer[];
    salesTotal: number;
  } | null;
  /** Whether there is something that `isContentBlocked` withholds. */
  hasVideoCourses: boolean;
  tags: TagOfCustomers[];
  /** The provider's own, with what stands in them. */
  fields: FieldOfCustomer[];
  notes: SignedNote[];
  /** How many more are about health. */
  healthNotes: number;
  /** Who wrote what over, the latest first; nothing for a collaborator. */
  history: CardLine[];
  /** Who may be the same person, and the last merge that can be undone: for who may merge. */
  doubles: LikelyDouble[];
  merge: UndoableMerge | null;
}

const MOST_DOUBLES = 3;
const MOST_SALES = 5;

/**
 * One customer of a provider, the kept one where they were merged; for a collaborator one of own bookings, without contacts where the owner hides them.
 * @throws Refusal as `expectMay`; notFound
 */
export async function getCustomerCard(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, id }: { providerId: number; id: number },
): Promise<CustomerCard> {
  const viewer = await expectMay(work, actor, providerId, 'seeCustomers');
  const customerId = await standingCustomer(work, { providerId, customerId: id });
  if (customerId === null) throw new Refusal('notFound');
  const of = { providerId, customerId };
  const ownResourceId = await expectCustomerSeen(work, viewer, customerId);
  const may = viewerCan(actor, providerId);
  const mayMerge = may.includes('mergeCustomers');
  const [
    facts,
    withContacts,
    provider,
    came,
    money,
    hasCourses,
    tags,
    fields,
    notes,
    healthNotes,
    history,
    doubles,
    merge,
  ] = await Promise.all([
    readCustomerFacts(work, of),
    seesContacts(work, viewer),
    getProviderContact(work, providerId),
    readCame(work, { ...of, ownResourceId }),
    may.includes('takePayments') ? moneyOf(work, of, may.includes('seeTakings')) : null,
    hasVideoCourses(work, of),
    readTagsOfCustomer(work, of),
    readFieldsOfCustomer(work, of),
    signedNotes(work, viewer, { ...of, isHealth: false }),
    countHealthNotes(work, of),
    viewer.extent === 'all' ? historyOf(work, of) : [],
    mayMerge ? readLikelyDoubles(work, of, MOST_DOUBLES) : [],
    mayMerge ? undoableMerge(work, of) : null,
  ]);
  if (!facts || !provider) throw new Refusal('notFound');
  return {
    facts: withContacts ? facts : withoutContacts(facts),
    timeZone: provider.timeZone,
    came,
    money,
    hasVideoCourses: hasCourses,
    tags,
    fields,
    notes,
    healthNotes,
    history,
    doubles,
    merge,
  };
}

/** What they owe and paid for visits and at the desk; the sums for who sees takings alone. */
async function moneyOf(
  work: Work,
  of: { providerId: number; customerId: number },
  seesSums: boolean,
): Promise<NonNullable<CustomerCard['money']>> {
  const [visits, sales] = await Promise.all([
    readMoneyOfCustomer(work, of),
    readSalesOfCustomer(work, { ...of, limit: MOST_SALES }),
  ]);
  return {
    unpaidVisits: visits.unpaidVisits,
    unpaidSales: sales.unpaid,
    owedCents: seesSums ? visits.owedCents + sales.owedCents : null,
    paidCents: seesSums ? visits.paidCents + sales.paidCents : null,
    sales: sales.rows,
    salesTotal: sales.total,
  };
}

/** How they are reached is not told, nor what says who they are elsewhere. */
function withoutContacts(facts: CustomerFacts): CustomerFacts {
  const hidden = { email: null, phone: null };
  const bare = (one: CustomerInCare): CustomerInCare => ({ ...one, ...hidden });
  return {
    ...facts,
    ...hidden,
    taxCode: null,
    further: [],
    carer: facts.carer && bare(facts.carer),
    inCare: facts.inCare.map(bare),
  };
}

async function historyOf(
  work: Work,
  { providerId, customerId }: { providerId: number; customerId: number },
): Promise<CardLine[]> {
  const entries = await entriesOf(work, { providerId, subject: 'customer', subjectId: customerId });
  const people = [...new Set(entries.flatMap(({ actor }) => personIn(actor) ?? []))];
  const names = await namesOfWriters(work, providerId, people);
  return entries.map((entry) => cardLine(entry, names));
}
