import { formatDateTime } from '#contracts/format.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { OwnCenter } from '../center/center-calls.ts';
import {
  CUSTOMERS_FOUND,
  RESERVATION_FOUND,
  SERVICES_FOUND,
  STAFF_FOUND,
  USERS_FOUND,
} from './find-calls.ts';

/** What one of the lists of a center has under the words that were typed. */
export type FoundThing = {
  kind: 'reservation' | 'customer' | 'service' | 'staff' | 'user';
  id: number;
  name: string;
  detail: string;
};

/** `hasFailed` where the lists could not be asked; screens and acts are found all the same. */
export type Found = { q: string; things: readonly FoundThing[]; hasFailed: boolean };

const LONGEST_SEARCH = 120;
/** One letter would find nearly everything. */
const FEWEST_LETTERS = 2;

export const wordsIn = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);

/** Asks each list that the person may see. @throws ApiFailure where the session has ended */
export async function findInCenter(
  { api }: Pick<RequestContext, 'api'>,
  { providerId, viewerCan }: OwnCenter,
  q: string,
): Promise<Found> {
  if (q.length < FEWEST_LETTERS) return { q, things: [], hasFailed: false };
  const asked = { providerId, search: q };
  const whoMay = async (
    action: ProviderAction,
    ask: () => Promise<FoundThing[]>,
  ): Promise<readonly FoundThing[]> => (viewerCan.includes(action) ? ask() : []);
  try {
    const found = await Promise.all([
      whoMay('seeReservations', () => reservationOf({ api }, providerId, q)),
      whoMay('seeCustomers', async () => {
        const { searchCustomers: customers } = await api(CUSTOMERS_FOUND, asked);
        return customers.map(({ id, firstname, lastname, email, phone }) => {
          const reached = phone ?? email ?? '';
          const name = [firstname, lastname].filter(Boolean).join(' ');
          return { kind: 'customer', id, name: name || reached, detail: name === '' ? '' : reached };
        });
      }),
      whoMay('seeServices', async () => {
        const { getSubServices: services } = await api(SERVICES_FOUND, asked);
        return services.items.map(({ id, name }) => ({ kind: 'service', id, name, detail: '' }));
      }),
      whoMay('listStaff', async () => {
        const { getStaff: staff } = await api(STAFF_FOUND, asked);
        return staff.items.map(({ id, name }) => ({ kind: 'staff', id, name, detail: '' }));
      }),
      whoMay('seeUsers', async () => {
        const { getCollaborators: users } = await api(USERS_FOUND, asked);
        return users.items.map(({ id, name, email }) => ({
          kind: 'user',
          id,
          name: name || email,
          detail: email,
        }));
      }),
    ]);
    return { q, things: found.flat(), hasFailed: false };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.hasCode('unauthenticated')) throw failure;
    return { q, things: [], hasFailed: true };
  }
}

/** The booking whose number was typed, with or without `#`; none for what is no number or no booking. */
async function reservationOf(
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
  q: string,
): Promise<FoundThing[]> {
  const id = idOrNone.read(q.replace(/^#/, ''));
  if (id === null) return [];
  try {
    const { reservation } = (await api(RESERVATION_FOUND, { providerId, id })).getReservation;
    const { customerName, offerName, startsAt } = reservation;
    const detail = `${offerName}, ${formatDateTime(startsAt.slice(0, 16))}`;
    return [{ kind: 'reservation', id, name: `#${id} ${customerName}`.trim(), detail }];
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return [];
    throw failure;
  }
}
