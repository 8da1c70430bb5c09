import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { parseTypedTime } from '#contracts/time-text.ts';
import { isLocalDate } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { idOrNone } from '#web/lib/list-address.ts';
import { previousPath } from '#web/lib/own-path.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/new-reservation.route.ts';
import { newBlockHref } from '#web/business-frame/calendar/blocks/block-address.ts';
import { readAddress } from '#web/business-frame/calendar/calendar-address.ts';
import { anchorOf, calendarWith } from '#web/business-frame/calendar/just-booked.ts';
import type { JustBooked } from '#web/business-frame/calendar/just-booked.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import {
  CUSTOMER_TO_BOOK,
  FREE_TIMES,
  WHAT_CAN_BE_BOOKED,
} from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { timesIn } from '#web/business-frame/new-reservation/free-times.tsx';
import { NewReservationForm } from './new-reservation-form.tsx';
import { saveReservation } from '#web/business-frame/new-reservation/save-reservation.ts';
import type { ReservationAnswer } from '#web/business-frame/new-reservation/save-reservation.ts';
import {
  carriedIn,
  timesAskedOf,
  formValuesOf,
} from '#web/business-frame/new-reservation/reservation-form-values.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.new_reservation_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  const typed = formValuesOf(url.searchParams);
  return whenAllowed(url, async () => {
    const id = idOrNone.read(typed.value('customer.id'));
    const [{ getBookableAtDesk: bookable }, named] = await Promise.all([
      api(WHAT_CAN_BE_BOOKED, { providerId }),
      id === null ? null : api(CUSTOMER_TO_BOOK, { providerId, id }),
    ]);
    const asked = timesAskedOf(typed);
    // Of what is not on offer, or nobody's, the form says so once it is sent
    const isOffered = bookable.offers.some(
      (offer) =>
        offer.id === asked?.offerId &&
        (asked.resourceId === null || offer.people.some((person) => person.id === asked.resourceId)),
    );
    const times = asked && isOffered ? timesIn(await api(FREE_TIMES, { providerId, ...asked })) : null;
    return {
      ...bookable,
      customer: named?.searchCustomers[0] ?? null,
      times: { asked: isOffered ? asked : null, times },
    };
  });
}

/** Whether a page is one of the two that show what was booked by themselves. */
const isCalendar = (path: string): boolean => /\/calendar(\?|$)/.test(path);
const isToday = (path: string): boolean => /\/today(\?|$)/.test(path);

/** Back to where somebody came from, which shows the booking; else to the booking. */
function afterBooking(
  { pathname, search }: { pathname: string; search: string },
  booked: JustBooked | undefined,
  today?: LocalDate,
): string {
  const from = previousPath(search);
  if (!booked || from === null) return from ?? pathname.replace(/new$/, String(booked?.id ?? ''));
  if (isCalendar(from)) return calendarWith(from, booked, today);
  return isToday(from) ? `${from}#${anchorOf(booked.id)}` : from;
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ReservationAnswer> {
  const form = await request.formData();
  return saveReservation(form, requestOf(context), providerIdIn(params));
}

/** Books somebody at the desk (specification section 7, "Reservation create"). */
export default function NewReservationRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const location = useLocation();
  const { offers, today, timeZone, customer, times } = loaderData;
  // The server does not have what came along beside the address: a page that is read anew gets it once scripts are there
  const personId = useRootData()?.user?.id;
  const beside = useIsHydrated() ? carriedIn(location.state, personId) : [];
  const sent = [...new URLSearchParams(location.search), ...beside];
  if (offers.length === 0) {
    return (
      <Screen title={t(m.new_reservation_title)}>
        <EmptyState
          headingLevel={2}
          title={t(m.new_reservation_no_services_title)}
          text={t(m.new_reservation_no_services_text)}
        >
          <ButtonLink to={centerPath('services')}>{t(m.new_reservation_no_services_do)}</ButtonLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={t(m.new_reservation_title)} act={<BlockInstead typed={formValuesOf(sent)} />}>
      <NewReservationForm
        // Another address is another booking
        key={`${location.search} ${beside.length}`}
        offers={offers}
        typed={formValuesOf(sent)}
        customer={customer}
        times={times}
        today={today}
        timeZone={timeZone}
        action={location.pathname + location.search}
        closeHref={previousPath(location.search) ?? centerPath('reservations')}
        nextHref={(booked) => afterBooking(location, booked, today)}
      />
    </Screen>
  );
}

/** The same time kept free instead; who came from nowhere in the calendar has none. */
function BlockInstead({ typed: { value } }: { typed: ReturnType<typeof formValuesOf> }) {
  const t = useTexts();
  const here = useCenterPath()('calendar');
  const from = previousPath(useLocation().search);
  const date = value('date');
  if (!useMay('changeHours') || !isLocalDate(date)) return null;
  const place = {
    on: date,
    minute: parseTypedTime(value('time')),
    minutes: idOrNone.read(value('durationMinutes')),
    resourceId: idOrNone.read(value('resourceId')),
  };
  const under = readAddress(new URLSearchParams(from && isCalendar(from) ? from.split('?')[1] : ''));
  const address = { ...under, date: under.date ?? date };
  return (
    <ButtonLink look="secondary" to={newBlockHref({ here, address }, place)}>
      {t(m.calendar_block_new)}
    </ButtonLink>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'reservations', label: t(m.reservations_title) }} />;
}
