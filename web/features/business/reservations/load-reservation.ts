import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { LocalDate } from '#contracts/time.ts';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { idIn, providerIdIn, whenAllowed } from '../center/load-center.ts';
import type { SeenReservation } from './reservation-calls.ts';
import { RESERVATION_DETAIL } from './reservation-calls.ts';
import { mailPageIn } from '../sent-mails/mail-page.ts';
import type { MailsAbout } from '../sent-mails/sent-mail-calls.ts';

/** What a route of a reservation's drawer is called with. */
export type Asked = {
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
  /** The center's date. */
  today: LocalDate;
  mails: MailsAbout;
}> {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const answer = await requestOf(context).api(RESERVATION_DETAIL, {
      ...of,
      mailPage: mailPageIn(url.searchParams),
    });
    const people = answer.getAllProviderResources.filter(
      ({ resTypeId, archive }) => resTypeId === RESOURCE_KINDS.human && !archive,
    );
    const seen = answer.getReservation;
    const today = localDateTimeIn(seen.timeZone, new Date().toISOString()).slice(0, 10);
    return {
      seen,
      people: people.map(({ id, name }) => ({ id, name })),
      today,
      mails: answer.getReservationMails,
    };
  });
}
