import { useState } from 'react';
import { useOutletContext } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/hours-part.route.ts';
import { idIn, providerIdIn } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { BreakForm } from '#web/business-frame/hours/parts/break-form.tsx';
import { DateForm } from './parts/date-form.tsx';
import { PeriodForm } from './parts/period-form.tsx';
import type { HoursShown } from '#web/business-frame/hours/hours-shown.ts';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';
import { HOURS_PARTS, NEW_ITEM, savePart } from './save-part.ts';
import { keyOfPeriod } from '#web/business-frame/hours/save-hours.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.hours_title), isPrivate: true }));

export async function action({ context, request, params }: Route.ActionArgs): Promise<HoursAnswer> {
  const form = await request.formData();
  const part = HOURS_PARTS.find((one) => one === params.part);
  if (!part) throw new Response(null, { status: 404 });
  const of = { providerId: providerIdIn(params), resourceId: idIn(params.id), item: params.item };
  return savePart(part, form, requestOf(context), of);
}

/** One period, date or break of somebody's hours, over the screen of all of them. */
export default function HoursPartRoute({ params: { id, part, item } }: Route.ComponentProps) {
  const closeHref = useCenterPath()(`staff/${id}/hours`);
  return <Part key={`${part}/${item}`} {...{ part, item, closeHref }} />;
}

/** As it was when it was opened: one that is deleted stays in sight until that is said. */
function Part({ part, item, closeHref }: { part: string; item: string; closeHref: string }) {
  const t = useTexts();
  const [shown] = useState(useOutletContext<HoursShown>());
  const mayChange = useMay('changeHours');
  const form = mayChange && formOf(part, item, { shown, closeHref });
  if (form) return form;
  return (
    <Drawer title={t(m.hours_title)} closeHref={closeHref}>
      <p>{t(m.hours_item_missing)}</p>
    </Drawer>
  );
}

type Shown = { shown: HoursShown; closeHref: string };

/** Null for what is not there, or no more. */
function formOf(part: string, item: string, { shown, closeHref }: Shown) {
  const { hours, layers, breaks } = shown;
  const isNew = item === NEW_ITEM;
  const props = { shown, closeHref };
  if (part === 'periods') {
    const period = layers.periods.find((one) => keyOfPeriod(one) === item) ?? null;
    return isNew || period ? <PeriodForm key={item} period={period} {...props} /> : null;
  }
  if (part === 'dates') {
    const day = hours.dates.find(({ date }) => date === item) ?? null;
    return isNew || day ? (
      <DateForm key={item} day={day} version={hours.version} breaks={breaks} closeHref={closeHref} />
    ) : null;
  }
  if (part !== 'breaks') return null;
  const kept = breaks.find(({ id }) => String(id) === item) ?? null;
  return isNew || kept ? <BreakForm key={item} kept={kept} {...props} /> : null;
}
