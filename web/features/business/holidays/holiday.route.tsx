import { useLocation } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/holiday.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { HOLIDAY_TO_EDIT, NEW_HOLIDAY } from './holiday-calls.ts';
import { HolidayForm } from './holiday-form.tsx';
import { momentsOf, nameOf } from './holiday-labels.ts';
import { saveHoliday } from './save-holiday.ts';

/** What the address says for one that is not there yet. */
const NEW = 'new';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.holidays_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    if (params.id === NEW) {
      const { getOwnResources: whose } = await api(NEW_HOLIDAY, { providerId });
      return { holiday: null, whose, preset: idOrNone.read(url.searchParams.get('whose')) };
    }
    const found = await api(HOLIDAY_TO_EDIT, { providerId, id: idIn(params.id) });
    return { holiday: found.getHoliday, whose: found.getOwnResources, preset: null };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: params.id === NEW ? null : idIn(params.id) };
  return saveHoliday(form, requestOf(context), of);
}

/** What is deleted is not asked for again: it stays in sight until that is said. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && formData?.get('intent') !== 'delete';

/** One closing, from the right over the list. */
export default function HolidayRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const mayChange = useMay('changeHours');
  const { search } = useLocation();
  const closeHref = useCenterPath()('holidays') + search;
  const { holiday } = loaderData;
  if (mayChange) return <HolidayForm key={holiday?.id ?? NEW} {...loaderData} closeHref={closeHref} />;
  return (
    <Drawer title={holiday ? nameOf(holiday, t) : t(m.holidays_title)} closeHref={closeHref}>
      {holiday ? (
        <>
          <p>{momentsOf(holiday)}</p>
          <p>{holiday.resourceName ?? t(m.holidays_center)}</p>
        </>
      ) : (
        <p>{t(m.hours_item_missing)}</p>
      )}
    </Drawer>
  );
}
