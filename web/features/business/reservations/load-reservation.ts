import { requestOf } from '#web/lib/request-context.ts';
import { idIn, providerIdIn, whenAllowed } from '../center/load-center.ts';
import type { SeenReservation } from './reservation-calls.ts';
import { RESERVATION_DETAIL } from './reservation-calls.ts';

type Asked = {
  context: Parameters<typeof requestOf>[0];
  url: URL;
  params: { center: string; id: string };
};

/** What `ReservationDetail` shows, for the loader of every drawer that shows it. @throws as `whenAllowed` */
export function loadReservation({ context, url, params }: Asked): Promise<{ seen: SeenReservation }> {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => ({
    seen: (await requestOf(context).api(RESERVATION_DETAIL, of)).getReservation,
  }));
}
