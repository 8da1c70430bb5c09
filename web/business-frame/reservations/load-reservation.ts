import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { LocalDate } from '#contracts/time.ts';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { ServiceToChoose } from '#web/generated/operations.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { idIn, providerIdIn, whenAllowed } from '../center/load-center.ts';
import { SERVICES_TO_CHOOSE } from './acts/act-calls.ts';
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

/** What a reservation's drawer shows. */
export interface LoadedReservation {
  seen: SeenReservation;
  people: Person[];
  /** What the desk can book, and so give to a booking instead; none for who books nothing. */
  services: readonly ServiceToChoose[];
  /** The center's date. */
  today: LocalDate;
  mails: MailsAbout;
}

/** For the loader of every route that shows the drawer. @throws as `whenAllowed` */
export function loadReservation({ context, url, params }: Asked): Promise<LoadedReservation> {
  const { api } = requestOf(context);
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const [read, services] = await Promise.all([
      readReservation(api, { ...of, mailPage: mailPageIn(url.searchParams) }),
      servicesToChoose(api, of.providerId),
    ]);
    return { ...read, services };
  });
}

/** All of it that changes while a drawer is open. @throws ApiFailure */
export async function readReservation(
  api: Api,
  of: { providerId: number; id: number; mailPage: number },
): Promise<Omit<LoadedReservation, 'services'>> {
  const answer = await api(RESERVATION_DETAIL, of);
  const people = answer.getOwnResources.filter(
    ({ resTypeId, archive }) => resTypeId === RESOURCE_KINDS.human && !archive,
  );
  const seen = answer.getReservation;
  return {
    seen,
    people: people.map(({ id, name }) => ({ id, name })),
    today: localDateTimeIn(seen.timeZone, new Date().toISOString()).slice(0, 10),
    mails: answer.getReservationMails,
  };
}

async function servicesToChoose(
  api: RequestContext['api'],
  providerId: number,
): Promise<readonly ServiceToChoose[]> {
  try {
    return (await api(SERVICES_TO_CHOOSE, { providerId })).getBookableAtDesk.offers;
  } catch (error) {
    if (error instanceof ApiFailure && error.hasCode('NotAuthorizedException')) return [];
    throw error;
  }
}
