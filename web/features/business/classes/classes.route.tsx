import { IconPlus, IconTags } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { loadOwnCenter, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/classes.route.ts';
import { CLASS_ACTS } from './change-classes.ts';
import { CLASS_ADDRESS, isOfPeriod, questionOf } from './class-address.ts';
import type { ClassSessionSeen } from './class-calls.ts';
import { CLASSES } from './class-calls.ts';
import { ClassList } from './class-list.tsx';
import styles from './classes.module.css';
import { ComingSessions } from './coming-sessions.tsx';
import { useMayChangeClasses } from './use-may-change-classes.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.classes_title);
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { timeZone } = await loadOwnCenter({ context, url }, params.center);
    const today = localDateTimeIn(timeZone, new Date().toISOString()).slice(0, 10);
    let week: readonly ClassSessionSeen[] = [];
    const { asked, list } = await loadList(url, CLASS_ADDRESS, async (query) => {
      const asking = { providerId, today, ...questionOf(query) };
      const { getClasses, getSessionsOfDays } = await requestOf(context).api(CLASSES, asking);
      const items = getClasses.filter((one) => isOfPeriod(one, query));
      week = getSessionsOfDays;
      return { items, total: items.length, pages: 1 };
    });
    return { asked, classes: list?.items ?? null, week };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), CLASS_ACTS);
}

/** The courses and events of a center, and their sessions of the next days (specification section 2, "Courses, classes and sessions"). */
export default function ClassesRoute({ loaderData: { asked, classes, week } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { viewerCan, notInPackage } = useOwnCenter();
  const mayChange = useMayChangeClasses();
  const isLacking = viewerCan.includes('changeClasses') && notInPackage.includes('changeClasses');
  const hasWeek = week.length > 0 || (classes !== null && classes.length > 0);
  return (
    <Screen
      title={t(m.classes_title)}
      act={
        mayChange && (
          <>
            <ButtonLink to={`${centerPath('groups')}?kind=course`} look="quiet">
              <IconTags size={18} stroke={1.6} aria-hidden="true" />
              {t(m.groups_title)}
            </ButtonLink>
            <ButtonLink to={centerPath('classes/new')}>
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.classes_new)}
            </ButtonLink>
          </>
        )
      }
    >
      {isLacking && (
        <p className={styles.note}>
          {t(m.error_insufficient_plan)} {t(m.classes_package)}
        </p>
      )}
      <div className={hasWeek ? styles.columns : undefined}>
        {hasWeek && <ComingSessions sessions={week} />}
        <ClassList asked={asked} classes={classes} />
      </div>
    </Screen>
  );
}
