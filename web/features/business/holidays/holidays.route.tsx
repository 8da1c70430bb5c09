import { IconPlus } from '@tabler/icons-react';
import { Outlet, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/holidays.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { changeHolidays } from './change-holidays.ts';
import { HOLIDAY_ADDRESS, questionOf } from './holiday-address.ts';
import { HOLIDAYS } from './holiday-calls.ts';
import type { Whose } from './holiday-calls.ts';
import { HolidayList } from './holiday-list.tsx';
import { Suggestions } from './suggestions.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.holidays_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let whose: readonly Whose[] = [];
    const loaded = await loadList(url, HOLIDAY_ADDRESS, async (asked) => {
      const found = await api(HOLIDAYS, { providerId, ...questionOf(asked) });
      whose = found.getOwnResources;
      return found.getHolidayPage;
    });
    return { ...loaded, whose };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  return changeHolidays(form, requestOf(context), providerIdIn(params));
}

/** When a center, or somebody or something of it, is closed (specification section 2, "Holidays"). */
export default function HolidaysRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeHours');
  const { list } = loaderData;
  return (
    <Screen
      title={t(m.holidays_title)}
      act={
        mayChange && (
          <ButtonLink to={centerPath('holidays/new') + search} preventScrollReset>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.holidays_add)}
          </ButtonLink>
        )
      }
    >
      {mayChange && list && <Suggestions today={list.today} closedDays={list.closedDays} />}
      <HolidayList {...loaderData} />
      <Outlet />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'holidays', label: t(m.holidays_title) }} />;
}
