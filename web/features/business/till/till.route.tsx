import { Outlet } from 'react-router';
import { formatDate } from '#contracts/format.ts';
import { addDays } from '#contracts/time.ts';
import * as m from '#contracts/texts/messages.js';
import { dayLabel, momentIn } from '#web/booking/shown-times.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { Api } from '#web/lib/api.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/till.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { BrokenLine } from '#web/business-frame/live/broken-line.tsx';
import { useFresh } from '#web/business-frame/live/use-fresh.ts';
import { saveCount } from './count-till.ts';
import { TILL_ADDRESS } from './till-address.ts';
import { TILL } from './till-calls.ts';
import { TillCount } from './till-count.tsx';
import { TillCounts, TillPayments, TillSums } from './till-parts.tsx';
import styles from './till.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.till_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const asked = TILL_ADDRESS.read(url.searchParams);
  return whenAllowed(url, () => readTill(requestOf(context).api, providerId, asked));
}

async function readTill(api: Api, providerId: number, asked: ReturnType<typeof TILL_ADDRESS.read>) {
  const { getTillOfDay: day } = await api(TILL, { providerId, ...asked });
  return { asked, day };
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const answer = await saveCount(form, requestOf(context), providerIdIn(params));
  return { ...answer, intent: 'count' };
}

/** What went through the till on a day, and counting the drawer at closing. */
export default function TillRoute({ loaderData }: Route.ComponentProps) {
  const { shown, brokenSince } = useFresh(loaderData, {
    read: (api, providerId) => readTill(api, providerId, loaderData.asked),
    isShown: ({ kind }) => kind === 'money' || kind === 'missed',
  });
  const { asked, day } = shown;
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const here = centerPath('till');
  const { role } = useOwnCenter();
  const isToday = day.date === day.today;
  const hrefOf = (date: string): string =>
    here + TILL_ADDRESS.searchOf({ date: date === day.today ? null : date });
  return (
    <Screen
      title={t(m.till_title)}
      act={
        <ButtonLink to={`${here}/sell`} look="secondary">
          {t(m.till_sell)}
        </ButtonLink>
      }
    >
      <BrokenLine since={brokenSince} />
      <div className={styles.till}>
        <div className={styles.days}>
          <h2 className={styles.day}>
            {isToday ? t(m.till_today, { date: formatDate(day.date) }) : dayLabel(day.date, locale)}
          </h2>
          {(role === 'owner' || role === 'director') && (
            <nav aria-label={t(m.till_days)} className={styles.steps}>
              <ButtonLink to={hrefOf(addDays(day.date, -1))} look="secondary">
                {t(m.till_day_before)}
              </ButtonLink>
              {!isToday && (
                <>
                  <ButtonLink to={hrefOf(addDays(day.date, 1))} look="secondary">
                    {t(m.till_day_after)}
                  </ButtonLink>
                  <ButtonLink to={here} look="quiet">
                    {t(m.till_to_today)}
                  </ButtonLink>
                </>
              )}
            </nav>
          )}
        </div>
        <TillSums sums={day.sums} />
        <TillPayments
          day={day}
          page={asked.page}
          hrefOf={(page) => here + TILL_ADDRESS.searchOf({ ...asked, page })}
          ways={{
            sale: (id) => `${here}/sales/${id}${TILL_ADDRESS.searchOf(asked)}`,
            reservation: (id) => `${centerPath(`reservations/${id}`)}?status=all`,
            reservationsOf: (customerId) => `${centerPath('reservations')}?status=all&customer=${customerId}`,
          }}
        />
        <TillCounts counts={day.counts} timeZone={day.timeZone} />
        {isToday && (
          <TillCount
            expectedCents={day.expectedCents}
            leftCents={day.lastLeftCents}
            lastCounted={day.lastCountedAt && momentIn(day.timeZone, day.lastCountedAt, locale)}
          />
        )}
      </div>
      <Outlet />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'till', label: t(m.till_title) }} />;
}
