import { useState } from 'react';
import { useOutletContext } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/opening-date.route.ts';
import { providerIdIn } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import type { OpeningHours } from './opening-calls.ts';
import { DateForm } from './parts/date-form.tsx';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';
import { orRefused } from '#web/business-frame/hours/save-hours.ts';
import { saveOpeningDate } from './save-opening-hours.ts';
import { NEW_ITEM } from './save-part.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.hours_opening_title), isPrivate: true }));

export async function action({ context, request, params }: Route.ActionArgs): Promise<HoursAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), item: params.date };
  return orRefused(form, () => saveOpeningDate(form, requestOf(context), of));
}

/** Opening hours of one date, over the screen of all of them. */
export default function OpeningDateRoute({ params: { date } }: Route.ComponentProps) {
  const t = useTexts();
  // As it was when it was opened: a date that is deleted stays in sight until that is said
  const [hours] = useState(useOutletContext<OpeningHours>());
  const mayChange = useMay('changeHours');
  const closeHref = useCenterPath()('opening-hours');
  const day = hours.dates.find((one) => one.date === date) ?? null;
  if (mayChange && (day || date === NEW_ITEM))
    return (
      <DateForm key={date} day={day} version={hours.version} breaks={[]} closeHref={closeHref} isOfCenter />
    );
  return (
    <Drawer title={t(m.hours_opening_title)} closeHref={closeHref}>
      <p>{t(m.hours_item_missing)}</p>
    </Drawer>
  );
}
