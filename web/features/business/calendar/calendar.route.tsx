import { IconClockPause, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { Outlet, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/calendar.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { BrokenLine } from '#web/business-frame/live/broken-line.tsx';
import { Agenda } from './agenda.tsx';
import { newBlockHref } from '#web/business-frame/calendar/blocks/block-address.ts';
import { BlockDoneBar } from './blocks/block-done-bar.tsx';
import { useKeepCalendar } from '#web/business-frame/calendar/calendar-as-left.ts';
import { datesOf, isByRoom, rangeOf, readAddress } from '#web/business-frame/calendar/calendar-address.ts';
import { DrawingProvider, newHrefAt } from '#web/business-frame/calendar/calendar-context.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import { ColumnsOf } from './columns-of.tsx';
import { FocusDrawn } from './focus-drawn.tsx';
import {
  columnsOfDates,
  columnsOfPeople,
  columnsOfRooms,
} from '#web/business-frame/calendar/grid-columns.ts';
import { loadCalendar, received, sent } from './load-calendar.ts';
import { Month } from './month.tsx';
import { TimeGrid } from './time-grid.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useJustBooked } from '#web/business-frame/calendar/just-booked.ts';
import { useFollow } from './use-follow.ts';
import type { GridHandle } from '#web/business-frame/calendar/use-grid-handle.ts';
import { useGridStep } from './use-grid-step.ts';
import type { Step } from './use-grid-step.ts';
import { useLiveCalendar } from './use-live-calendar.ts';
import { PeopleOfPhone, PersonSwitch } from './person-switch.tsx';
import styles from './calendar.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.calendar_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () =>
    sent(await loadCalendar(requestOf(context).api, providerId, readAddress(url.searchParams))),
  );
}

/** What is booked with whom, when (specification section 2, "Calendar"). */
export default function CalendarRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayCreate = useMay('changeReservations');
  const mayBlock = useMay('changeHours');
  const mayListStaff = useMay('listStaff');
  const { search } = useLocation();
  const [step, setStep] = useGridStep();
  const { shown: loaded, brokenSince } = useLiveCalendar(useMemo(() => received(loaderData), [loaderData]));
  const drawing: Drawing = {
    ...loaded,
    here: centerPath('calendar'),
    newHref: centerPath('reservations/new'),
    bookingHref: (id) => centerPath(`calendar/${id}`) + search,
    sessionHref: (id) => centerPath(`classes/sessions/${id}`),
    follow: useFollow(),
  };
  const grid = useRef<GridHandle>(null);
  useCalendarKeys(drawing, { create: mayCreate, block: mayBlock }, grid);
  useJustBooked(grid);
  useKeepCalendar(useOwnCenter().providerId, drawing.address);
  const { shown, date, people } = drawing;
  return (
    <Screen
      title={t(m.calendar_title)}
      isInBar={people.length > 0}
      act={
        people.length > 0 && (
          <>
            <ColumnsOf drawing={drawing} />
            <div className={styles.acts}>
              {mayBlock && (
                <ButtonLink
                  look="secondary"
                  to={newBlockHref(drawing, {
                    on: date,
                    minute: null,
                    minutes: null,
                    resourceId: onlyOne(drawing),
                  })}
                  aria-keyshortcuts="B"
                  className={styles.act}
                  preventScrollReset
                >
                  <IconClockPause size={18} stroke={1.6} aria-hidden="true" />
                  <span>{t(m.calendar_block_new)}</span>
                </ButtonLink>
              )}
              {mayCreate && (
                <ButtonLink
                  to={newHrefAt(drawing, { date, minute: null, resourceId: null })}
                  className={styles.act}
                >
                  <IconPlus size={18} stroke={1.8} aria-hidden="true" />
                  <span>{t(m.calendar_new)}</span>
                </ButtonLink>
              )}
            </div>
          </>
        )
      }
    >
      <DrawingProvider value={drawing}>
        {people.length === 0 ? (
          <Nobody mayListStaff={mayListStaff} staffHref={centerPath('staff')} />
        ) : (
          <>
            <Toolbar step={step} onStep={setStep} />
            <BrokenLine since={brokenSince} />
            <OtherZone timeZone={shown.timeZone} />
            <PersonSwitch />
            <Drawn drawing={drawing} step={step} mayCreate={mayCreate} grid={grid} />
            <FocusDrawn grid={grid} />
          </>
        )}
      </DrawingProvider>
      <BlockDoneBar />
      <Outlet />
    </Screen>
  );
}

/** Whose calendar it is, where one person is chosen. */
const onlyOne = ({ address, shown: { columns } }: Drawing): number | null =>
  address.person ?? (columns.length === 1 ? (columns[0]?.id ?? null) : null);

type DrawnProps = { drawing: Drawing; step: Step; mayCreate: boolean; grid: Ref<GridHandle> };

function Drawn({ drawing, step, mayCreate, grid }: DrawnProps) {
  const { shown, address, date } = drawing;
  const dates = datesOf(rangeOf(address.view, date));
  if (address.view === 'agenda') return <Agenda dates={dates} />;
  if (address.view === 'month') return <Month dates={dates} />;
  const isDay = address.view === 'day';
  if (isByRoom(address) && shown.rooms.length > 0)
    return (
      <TimeGrid
        key={`rooms ${address.allHours}`}
        columns={columnsOfRooms(shown, date, address)}
        by="room"
        step={step}
        mayCreate={mayCreate}
        handle={grid}
      />
    );
  const columns = isDay ? columnsOfPeople(shown, date, address) : columnsOfDates(shown, dates, address);
  return (
    <>
      {isDay && <PeopleOfPhone />}
      <TimeGrid
        key={`${address.view} ${address.allHours}`}
        columns={columns}
        by={isDay ? 'person' : 'date'}
        step={step}
        mayCreate={mayCreate}
        handle={grid}
      />
    </>
  );
}

const never = (): (() => void) => () => {};

function isElsewhere(timeZone: string): boolean {
  const now = new Date();
  return now.toLocaleString('sv-SE') !== now.toLocaleString('sv-SE', { timeZone });
}

/** Said where the clock on the wall of the center is not the one at hand. */
function OtherZone({ timeZone }: { timeZone: string }) {
  const t = useTexts();
  const isOther = useSyncExternalStore(
    never,
    () => isElsewhere(timeZone),
    () => false,
  );
  return isOther && <p className={styles.zone}>{t(m.calendar_zone, { zone: timeZone })}</p>;
}

function Nobody({ mayListStaff, staffHref }: { mayListStaff: boolean; staffHref: string }) {
  const t = useTexts();
  return mayListStaff ? (
    <EmptyState title={t(m.calendar_no_people_title)} text={t(m.calendar_no_people_text)} headingLevel={2}>
      <ButtonLink to={staffHref}>{t(m.calendar_add_people)}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t(m.calendar_no_own_title)} text={t(m.calendar_no_own_text)} headingLevel={2} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'calendar', label: t(m.calendar_title) }} />;
}
