import { IconPencil, IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { faultAt } from '#web/business-frame/list-screen/list-route.tsx';
import { BrokenLine } from '#web/business-frame/live/broken-line.tsx';
import { useFresh } from '#web/business-frame/live/use-fresh.ts';
import { dayLabel, localDateTimeIn } from '#web/booking/shown-times.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { Api } from '#web/lib/api.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/session.route.ts';
import { ROSTER } from './class-calls.ts';
import { timesOf } from './class-labels.ts';
import { PlacesTaken } from './places-taken.tsx';
import { Roster } from './roster.tsx';
import styles from './roster.module.css';
import { presenceActsOf } from './session-presence.ts';
import { useMayChangeClasses } from './use-may-change-classes.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { ofClass: { name: string } } };
  return pageMeta(args, (t) => ({ title: loaderData?.ofClass.name ?? t(m.classes_title), isPrivate: true }));
};
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const [providerId, id] = [providerIdIn(params), idIn(params.sessionId)];
  return whenAllowed(url, () => readSession(requestOf(context).api, providerId, id));
}

const INTERVALS = {
  daily: m.session_repeats_daily,
  weekly: m.session_repeats_weekly,
  days: m.session_repeats_days,
  weeks: m.session_repeats_weeks,
  months: m.session_repeats_months,
};

async function readSession(api: Api, providerId: number, id: number) {
  const { getClassSession: found } = await api(ROSTER, { providerId, id });
  return { ...found, now: new Date().toISOString() };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const acts = presenceActsOf(idIn(params.sessionId));
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), acts);
}

/** One session: when and with whom, and who comes. */
export default function SessionRoute({ loaderData }: Route.ComponentProps) {
  const { shown, brokenSince } = useFresh(loaderData, {
    read: (api, providerId) => readSession(api, providerId, loaderData.session.id),
    isShown: ({ kind }) => kind === 'sessions' || kind === 'money' || kind === 'missed',
  });
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeClasses();
  const { session, ofClass, roster, canAdd, now } = shown;
  const date = localDateTimeIn(session.timeZone, session.startsAt).slice(0, 10);
  return (
    <Screen
      title={ofClass.name}
      act={
        <div className={styles.screenActs}>
          <Button look="secondary" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.8} aria-hidden="true" />
            {t(m.class_sessions_print)}
          </Button>
          {mayChange && session.status === 'A' && session.startsAt > now && (
            <ButtonLink to={centerPath(`classes/sessions/${session.id}/edit`)} look="secondary">
              <IconPencil size={18} stroke={1.6} aria-hidden="true" />
              {t(m.session_edit_act)}
            </ButtonLink>
          )}
          {canAdd && (
            <ButtonLink to={centerPath(`classes/sessions/${session.id}/add`)}>
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.class_desk_add)}
            </ButtonLink>
          )}
        </div>
      }
    >
      <BrokenLine since={brokenSince} />
      <div className={styles.lead}>
        <strong>{dayLabel(date, locale)}</strong>
        <span>{timesOf(session)}</span>
        {session.teacherName && <span>{session.teacherName}</span>}
        {session.roomName && <span>{session.roomName}</span>}
        {session.intervalType && <span>{t(INTERVALS[session.intervalType])}</span>}
        <PlacesTaken session={session} minimum={session.startsAt > now ? ofClass.minimumCapacity : 1} />
        {session.status === 'C' && <StatusPill tone="wrong">{t(m.classes_cancelled)}</StatusPill>}
        <Link to={centerPath(`classes/${ofClass.id}`)} className={styles.way}>
          {t(m.class_sessions_to_class)}
        </Link>
      </div>
      {session.status === 'C' && <p className={styles.quiet}>{t(m.class_sessions_off)}</p>}
      <Roster session={session} roster={roster} now={now} />
      <Outlet />
    </Screen>
  );
}
