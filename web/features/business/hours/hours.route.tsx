import { useRef } from 'react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/hours.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { HOURS } from '#web/business-frame/hours/hours-calls.ts';
import { HoursLists } from './hours-lists.tsx';
import type { HoursShown } from '#web/business-frame/hours/hours-shown.ts';
import { layersOf } from '#web/business-frame/hours/layers.ts';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';
import { saveWeek } from '#web/business-frame/hours/save-hours.ts';
import { WeekSection } from './week-section.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.hours_title), isPrivate: true }));

/** Wherever it is: the day before by the clock of Greenwich has begun nowhere later. */
const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const LAST_DATE = '2100-12-31';

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), resourceId: idIn(params.id) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(HOURS, { ...of, from: yesterday(), to: LAST_DATE });
    return { hours: found.getWorkingHours, breaks: found.getBreaks, blocks: found.getBlocks };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<HoursAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), resourceId: idIn(params.id) };
  return saveWeek(form, requestOf(context), of);
}

/** When somebody works: the usual week, what differs from it, and what is kept free (specification section 3, "Staff schedule"). */
export default function HoursRoute({ loaderData: { hours, breaks, blocks }, params }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeHours');
  const sections = useRef<HTMLDivElement>(null);
  const { today } = hours;
  const shown: HoursShown = {
    hours,
    layers: layersOf(hours.schedules),
    breaks: breaks.filter(({ date }) => date === null || date >= today),
    blocks: blocks.filter(({ date, untilDate }) => (untilDate ?? date ?? '') >= today),
  };
  const hrefOf = (path: string): string => centerPath(`staff/${params.id}/hours/${path}`);
  return (
    <Screen
      title={t(m.hours_title_of, { name: hours.name })}
      act={
        <ButtonLink to={`${centerPath('holidays')}?whose=${params.id}`} look="secondary">
          {t(m.holidays_title)}
        </ButtonLink>
      }
    >
      <div ref={sections}>
        <WeekSection shown={shown} mayChange={mayChange} />
        <UnsavedChanges form={sections} />
      </div>
      <HoursLists shown={shown} hrefOf={mayChange ? hrefOf : null} />
      <Outlet context={shown} />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
