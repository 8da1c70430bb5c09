import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/block.route.ts';
import { blockIn, loadBlock, OpenedBlock } from '#web/business-frame/blocks/opened-block.tsx';
import { saveBlock } from '#web/business-frame/blocks/save-block.ts';
import type { BlockAnswer } from '#web/business-frame/blocks/save-block.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { HOURS_NOW } from '#web/business-frame/hours/hours-calls.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.calendar_block_new), isPrivate: true }));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return whenAllowed(url, () => loadBlock(requestOf(context), providerIdIn(params), params.block));
}

export async function action({ context, request, params, url }: Route.ActionArgs): Promise<BlockAnswer> {
  const form = await request.formData();
  const providerId = providerIdIn(params);
  const known = requestOf(context);
  // The address names somebody of the center, also where the form names somebody else
  await whenAllowed(url, () => known.api(HOURS_NOW, { providerId, resourceId: idIn(params.id) }));
  return saveBlock(form, known, { providerId, id: blockIn(params.block), on: null });
}

/** What is deleted is not asked for again: it stays in sight until that is said. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && formData?.get('intent') !== 'delete';

/** A block of somebody's time over the screen of their hours, of one that repeats all of its dates (docs/decisions/0073). */
export default function HoursBlockRoute({ loaderData, params: { id, block: item } }: Route.ComponentProps) {
  const closeHref = useCenterPath()(`staff/${id}/hours`);
  const place = { on: null, from: null, to: null, resourceId: idIn(id) };
  return <OpenedBlock key={item} {...loaderData} item={item} place={place} closeHref={closeHref} />;
}
