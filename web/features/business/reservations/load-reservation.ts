import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { idIn, providerIdIn, whenAllowed } from '../center/load-center.ts';
import type { SeenReservation } from './reservation-calls.ts';
import { RESERVATION_DETAIL } from './reservation-calls.ts';

type Asked = {
  context: Parameters<typeof requestOf>[0];
  url: URL;
  params: { center: string; id: string };
};

/** Somebody who works there. */
export type Person = { id: number; name: string };

/** What `ReservationDetail` and the acts on it show, for the loader of every drawer that shows it. @throws as `whenAllowed` */
export function loadReservation({ context, url, params }: Asked): Promise<{
  seen: SeenReservation;
  people: Person[];
}> {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const answer = await requestOf(context).api(RESERVATION_DETAIL, of);
    const people = answer.getAllProviderResources.filter(
      ({ resTypeId, archive }) => resTypeId === RESOURCE_KINDS.human && !archive,
    );
    return { seen: answer.getReservation, people: people.map(({ id, name }) => ({ id, name })) };
  });
}
