import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/today.route.ts';
import { useJustBooked } from '#web/business-frame/calendar/just-booked.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { BrokenLine } from '#web/business-frame/live/broken-line.tsx';
import { ListChanged } from '#web/business-frame/live/list-changed.tsx';
import { useLiveRows } from '#web/business-frame/live/use-live-rows.ts';
import { staysToday, useDayPaths } from './day-paths.ts';
import { DayShown } from './day-shown.tsx';
import type { LoadedToday } from './load-today.ts';
import { loadToday } from './load-today.ts';
import type { PlacedVisit } from './today-labels.ts';
import { inParts, inPlace } from './today-labels.ts';
import { Visits, VisitsAhead } from './visits.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.today_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs): Promise<LoadedToday> {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    try {
      return await loadToday(requestOf(context).api, providerId, staysToday(url.searchParams));
    } catch (failure) {
      // Of a center that was just opened it is the first screen: what comes next is said instead.
      if (failure instanceof ApiFailure && failure.hasCode('userNotConfirmed'))
        return { day: null, next: null, sessions: [], unread: 0 };
      throw failure;
    }
  });
}

const dateShown = ({ day, next }: LoadedToday): string => next?.date ?? day?.date ?? '';

/** The first screen of whoever works here: what happens now, what needs somebody, what came in (specification section 2, "Dashboard"). */
export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { here } = useDayPaths();
  const mayCreate = useMay('changeReservations');
  const staysHere = staysToday(useSearchParams()[0]);
  const within = useRef<HTMLDivElement>(null);
  const { shown, items, brokenSince, showNew } = useLiveRows<PlacedVisit, LoadedToday>(loaderData, {
    // Nothing to read before the e-mail is proved: the page is loaded anew for that.
    read: async (api, providerId) => (loaderData.day ? loadToday(api, providerId, staysHere) : loaderData),
    isShown: () => true,
    itemsOf: ({ day, next }) => inParts(next ? next.lines.map(({ visit }) => visit) : (day?.visits ?? [])),
    within,
    listOf: dateShown,
    partOf: ({ part }) => part,
    inPlace,
    isUrgent: true,
  });
  useJustBooked();
  const { day, next, sessions, unread } = shown;
  const date = dateShown(shown);
  return (
    <Screen
      title={t(m.today_title)}
      act={
        mayCreate &&
        day?.hasPeople && (
          <ButtonLink to={`${centerPath('reservations/new')}?${new URLSearchParams({ date, from: here })}`}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.calendar_new)}
          </ButtonLink>
        )
      }
    >
      <BrokenLine since={brokenSince} />
      {day && (day.hasPeople || day.visits.length > 0 || sessions.length > 0) ? (
        <DayShown day={day} next={next} sessions={sessions} unread={unread}>
          <div ref={within}>
            {next ? (
              <VisitsAhead visits={items} date={next.date} />
            ) : (
              <Visits visits={items} date={day.date} tomorrow={day.tomorrow} />
            )}
            <ListChanged onShow={showNew} isAbove={false} />
          </div>
        </DayShown>
      ) : (
        <Nobody isUnconfirmed={day === null} />
      )}
      <Outlet />
    </Screen>
  );
}

/** Nobody is there whom something could be booked with: what comes first. */
function Nobody({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { setup } = useOwnCenter();
  const maySetUp = useMay('setUpCenter');
  const mayListStaff = useMay('listStaff');
  if (maySetUp && (setup === 'open' || setup === 'putOff')) {
    return (
      <EmptyState title={t(m.today_set_up_title)} text={t(m.today_set_up_text)} headingLevel={2}>
        <ButtonLink to={centerPath('welcome')}>{t(m.today_set_up)}</ButtonLink>
      </EmptyState>
    );
  }
  if (isUnconfirmed) {
    return (
      <EmptyState
        title={t(m.center_unconfirmed_title)}
        text={t(m.center_unconfirmed_text)}
        headingLevel={2}
      />
    );
  }
  return mayListStaff ? (
    <EmptyState title={t(m.calendar_no_people_title)} text={t(m.calendar_no_people_text)} headingLevel={2}>
      <ButtonLink to={centerPath('staff')}>{t(m.calendar_add_people)}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t(m.calendar_no_own_title)} text={t(m.calendar_no_own_text)} headingLevel={2} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'today', label: t(m.today_title) }} />;
}
