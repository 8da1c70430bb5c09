import { dateOf, dayNumberOf, startOfDay, zoneOf } from '#contracts/time.ts';
import { entriesOf } from '#server/kernel/audit.ts';
import type { ListInSlices } from '#server/kernel/list-in-slices.ts';
import { listInSlices } from '#server/kernel/list-in-slices.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { getCustomer } from '#server/modules/customers/index.ts';
import type { HeldThing } from '#server/modules/availability/index.ts';
import type { OrderMoney } from '#server/modules/payments/index.ts';
import { moneyOfOrder } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { readUnitNames, resourcesOf, workingAs } from '#server/modules/staff/index.ts';
import { freeCancellationUntil } from '#server/modules/selling/index.ts';
import { seesContacts } from '../policy.ts';
import type { HistoryLine } from '../rules/history.ts';
import { historyLine } from '../rules/history.ts';
import { idsOfReservations, listedReservationsOf } from '../store/exported-reservations.ts';
import { namesOfPeopleAt } from '../store/names-of-people.ts';
import type { ListedReservation, ReservationQuestion } from '../store/find-reservations.ts';
import {
  findReservationOfProvider,
  findReservationsOfProvider,
  MOST_COUNTED,
} from '../store/find-reservations.ts';
import type { ReservationExtras, Visits } from '../store/visits.ts';
import { readExtras, readVisits } from '../store/visits.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** What is typed and chosen above the list. Dates are the provider's local ones, the last included. */
export interface ReservationsQuery extends Pick<
  ReservationQuestion,
  | 'providerId'
  | 'standing'
  | 'payment'
  | 'resourceId'
  | 'serviceId'
  | 'customerId'
  | 'sort'
  | 'isDescending'
  | 'page'
> {
  search: string | null;
  from: string | null;
  to: string | null;
}

/** A page of bookings; `total` is exact up to ten thousand. */
export interface ReservationPage extends Page<ListedReservation> {
  isMore: boolean;
  timeZone: string;
}

const BOOKING_NUMBER = /^#?([1-9]\d{0,14})$/;

/**
 * A page of a provider's bookings; of a collaborator, their own, without contacts where the owner hides them.
 * @throws Refusal as `expectMay`
 */
export async function listReservations(asking: Asking, asked: ReservationsQuery): Promise<ReservationPage> {
  const { work, actor } = asking;
  const viewer = await expectMay(work, actor, asked.providerId, 'seeReservations');
  const { question, timeZone, inContacts } = await questionOf(work, viewer, asked);
  if (question.ownResourceId === NOBODY)
    return { ...pageOf([], { total: 0, page: 1 }), isMore: false, timeZone };
  const { reservations, counted } = await findReservationsOfProvider(work, question);
  const items = reservations.map((one) => (inContacts ? one : { ...one, email: null, phone: null }));
  const total = Math.min(counted, MOST_COUNTED);
  return { ...pageOf(items, { total, page: asked.page }), isMore: counted > MOST_COUNTED, timeZone };
}

/**
 * All the bookings that a list shows to somebody, in its order, for a file. Whether they may take it out is for the caller to know.
 * @throws Refusal notFound without such a provider
 */
export async function reservationsToExport(
  work: Work,
  viewer: Viewer,
  asked: Omit<ReservationsQuery, 'page'>,
): Promise<ListInSlices<ListedReservation>> {
  const { question, inContacts } = await questionOf(work, viewer, { ...asked, page: 1 });
  const ids = await idsOfReservations(work, question);
  return listInSlices(ids, async (some) => {
    const rows = await listedReservationsOf(work, question, some);
    return inContacts ? rows : rows.map((one) => ({ ...one, email: null, phone: null }));
  });
}

/** What somebody asks for, of what they see. */
async function questionOf(
  work: Work,
  viewer: Viewer,
  asked: ReservationsQuery,
): Promise<{ question: ReservationQuestion; timeZone: string; inContacts: boolean }> {
  const { providerId, search, from, to, ...rest } = asked;
  const { timeZone } = await contactOf(work, providerId);
  const inContacts = await seesContacts(work, viewer);
  const question = {
    ...rest,
    providerId,
    ownResourceId: await ownResourceOf(work, viewer),
    search: await searchOf(work, { providerId, typed: search, inContacts }),
    from: from === null ? null : dayBegins(from, timeZone, 0),
    to: to === null ? null : dayBegins(to, timeZone, 1),
  };
  return { question, timeZone, inContacts };
}

/** A number is that of a booking where there is such a one, and part of a phone otherwise. */
async function searchOf(
  work: Work,
  { providerId, typed, inContacts }: { providerId: number; typed: string | null; inContacts: boolean },
): Promise<ReservationQuestion['search']> {
  if (typed === null) return null;
  const [, number] = BOOKING_NUMBER.exec(typed) ?? [];
  const id = Number(number);
  if (number !== undefined && (typed.startsWith('#') || (await hasReservation(work, providerId, id))))
    return { id };
  return { typed, withContacts: inContacts };
}

const hasReservation = async (work: Work, providerId: number, id: number): Promise<boolean> =>
  (await findReservationOfProvider(work, { providerId, id, ownResourceId: null })) !== null;

/** The instant a local day begins, some days on. */
const dayBegins = (localDate: string, timeZone: string, days: number): Date =>
  dateOf(startOfDay(zoneOf(timeZone), dayNumberOf(localDate) + days));

/** Whoever is nobody of the staff has no bookings of their own. */
const NOBODY = 0;

/** Whose bookings somebody sees: null for all; a collaborator's are those of the person of the staff they are. */
export async function ownResourceOf(
  work: Work,
  { extent, providerId, personId }: Viewer,
): Promise<number | null> {
  return extent === 'all' ? null : ((await workingAs(work, { providerId, personId })) ?? NOBODY);
}

async function contactOf(work: Work, providerId: number) {
  const contact = await getProviderContact(work, providerId);
  if (!contact) throw new Refusal('notFound');
  return contact;
}

/** One booking with all that whoever works with it wants to know. */
export interface DeskReservation {
  providerId: number;
  listed: ListedReservation;
  extras: ReservationExtras;
  /** Until when cancelling is free of charge for the customer. */
  freeCancellationUntil: Date;
  carer: { id: number; name: string; email: string | null; phone: string | null } | null;
  isBlacklisted: boolean;
  /** Rooms and things with the names of their units. */
  things: string[];
  visits: Visits;
  /** Null for a collaborator: whoever takes no money sees none. */
  money: OrderMoney | null;
  history: HistoryLine[];
}

/** One booking of a provider; for a collaborator one of their own. @throws Refusal as `expectMay`; notFound */
export async function getDeskReservation(
  { work, actor }: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<DeskReservation> {
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const ownResourceId = await ownResourceOf(work, viewer);
  const [listed, extras, inContacts] = await Promise.all([
    findReservationOfProvider(work, { providerId, id, ownResourceId }),
    readExtras(work, { providerId, id }),
    seesContacts(work, viewer),
  ]);
  if (!listed || !extras) throw new Refusal('notFound');
  const { customerId, orderId } = listed;
  const [customer, money, visits, resources, history] = await Promise.all([
    getCustomer(work, providerId, customerId),
    viewer.extent === 'all' ? moneyOfOrder(work, { providerId, orderId }) : null,
    readVisits(work, { providerId, customerId, exceptId: id, ownResourceId }),
    resourcesOf(work, providerId),
    historyOf(work, { providerId, id, orderId: viewer.extent === 'all' ? orderId : null }),
  ]);
  const carer =
    customer?.caredForBy == null ? null : await getCustomer(work, providerId, customer.caredForBy);
  const nameOf = new Map(resources.map((one) => [one.id, one.name]));
  const thingsTold = history.flatMap(({ unitsBefore, unitsAfter }) => [...unitsBefore, ...unitsAfter]);
  const unitNames = await readUnitNames(work, providerId, [
    ...new Set([...extras.things, ...thingsTold].map(({ resourceId }) => resourceId)),
  ]);
  const thingName = ({ resourceId, unit }: HeldThing): string => {
    const thing = nameOf.get(resourceId) ?? '';
    const named = unitNames.filter((one) => one.resourceId === resourceId);
    // Where only some units have names the others are told apart by number, as the calendar does.
    if (named.length === 0) return thing;
    return `${thing}: ${named.find((one) => one.unit === unit)?.name ?? `${thing} ${unit}`}`;
  };
  const thingNames = (things: readonly HeldThing[]): string | null =>
    things.length === 0 ? null : things.map(thingName).join(', ');
  const contact = (of: { email: string | null; phone: string | null }) =>
    inContacts ? { email: of.email, phone: of.phone } : { email: null, phone: null };
  return {
    providerId,
    listed: { ...listed, ...contact(listed) },
    extras,
    freeCancellationUntil: freeCancellationUntil({ ...extras, startsAt: listed.startsAt }),
    carer: carer && {
      id: carer.id,
      name: [carer.firstname, carer.lastname].filter(Boolean).join(' '),
      ...contact(carer),
    },
    isBlacklisted: customer?.isBlacklisted ?? false,
    things: extras.things.map(thingName),
    visits,
    money,
    history: history.map((line) => ({
      ...line,
      resourceBefore: nameOf.get(line.resourceIdBefore ?? 0) ?? null,
      resourceAfter: nameOf.get(line.resourceIdAfter ?? 0) ?? null,
      thingsBefore: thingNames(line.unitsBefore),
      thingsAfter: thingNames(line.unitsAfter),
    })),
  };
}

/** What happened with a booking and, for who sees it, with its money, the latest first. @param of.orderId null: without money */
async function historyOf(
  work: Work,
  { providerId, id, orderId }: { providerId: number; id: number; orderId: number | null },
): Promise<HistoryLine[]> {
  const [ofBooking, ofOrder] = await Promise.all([
    entriesOf(work, { providerId, subject: 'reservation', subjectId: id }),
    orderId === null ? [] : entriesOf(work, { providerId, subject: 'order', subjectId: orderId }),
  ]);
  const entries = [...ofBooking, ...ofOrder].toSorted((a, b) => b.id - a.id);
  const lines = entries.map((entry) => historyLine(entry));
  const names = await namesOfPeopleAt(work, providerId, [
    ...new Set(lines.flatMap(({ personId }) => personId ?? [])),
  ]);
  return lines.map((line) => ({ ...line, by: names.get(line.personId ?? 0) ?? null }));
}
