import { IconExternalLink } from '@tabler/icons-react';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/opening-hours.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import { timesText } from '#web/business-frame/hours/hours-labels.ts';
import styles from '#web/business-frame/hours/hours.module.css';
import { ItemSection } from './item-section.tsx';
import { OPENING_HOURS } from './opening-calls.ts';
import type { OpeningHours } from './opening-calls.ts';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';
import { orRefused } from '#web/business-frame/hours/save-hours.ts';
import { saveOpeningWeek } from './save-opening-hours.ts';
import { weekFormValuesOf } from '#web/business-frame/hours/hours-form-values.ts';
import { WeekFields } from './week-fields.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.hours_opening_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getOpeningHours: hours } = await requestOf(context).api(OPENING_HOURS, { providerId });
    return { hours };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<HoursAnswer> {
  const form = await request.formData();
  const providerId = providerIdIn(params);
  const answer = {
    ...(await orRefused(form, () => saveOpeningWeek(form, requestOf(context), providerId))),
    intent: 'week',
  };
  return answer;
}

/** When a center is open, as its public page says (specification section 2, a center's page). */
export default function OpeningHoursRoute({ loaderData: { hours } }: Route.ComponentProps) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const centerPath = useCenterPath();
  const { providerId } = useOwnCenter();
  const mayChange = useMay('changeHours');
  const sections = useRef<HTMLDivElement>(null);
  const hrefOf = (date: string): string => centerPath(`opening-hours/${date}`);
  return (
    <Screen
      title={t(m.hours_opening_title)}
      act={
        <a
          href={localPath(`/provider/${providerId}`)}
          target="_blank"
          rel="noreferrer"
          className={styles.see}
        >
          {t(m.hours_opening_see)}
          <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
        </a>
      }
    >
      <div ref={sections}>
        <OpeningWeek hours={hours} mayChange={mayChange} />
        <UnsavedChanges form={sections} />
      </div>
      <ItemSection
        title={t(m.hours_opening_dates)}
        hint={t(m.hours_opening_dates_hint)}
        empty={t(m.hours_dates_none)}
        add={t(m.hours_date_add)}
        hrefOf={mayChange ? hrefOf : null}
        items={hours.dates
          .filter(({ date }) => date >= hours.today)
          .map(({ date, times }) => ({
            key: date,
            title: dayWithWeekday(date, locale),
            detail: times.map(timesText).join(', ') || t(m.hours_closed),
          }))}
      />
      <Outlet context={hours} />
    </Screen>
  );
}

function OpeningWeek({ hours, mayChange }: { hours: OpeningHours; mayChange: boolean }) {
  const t = useTexts();
  return (
    <SectionForm<HoursAnswer>
      intent="week"
      version={hours.version}
      save={t(m.hours_opening_save)}
      saved={t(m.hours_opening_title)}
      isDisabled={!mayChange}
    >
      {({ errors }) => (
        <FormSection title={t(m.hours_opening_week)} hint={t(m.hours_opening_hint)}>
          {hours.weekly.length === 0 && <p className={styles.note}>{t(m.hours_opening_from_staff)}</p>}
          <WeekFields
            prefix="weeks.0"
            initial={weekFormValuesOf(hours.weekly)}
            errors={errors}
            none={t(m.hours_closed)}
          />
        </FormSection>
      )}
    </SectionForm>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'opening-hours', label: t(m.hours_opening_title) }} />;
}
