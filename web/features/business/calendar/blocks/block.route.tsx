import { useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/block.route.ts';
import { setBlockDone } from '#web/business-frame/blocks/block-done.ts';
import { readBlockPlace } from '#web/business-frame/blocks/block-place.ts';
import { blockIn, loadBlock, OpenedBlock } from '#web/business-frame/blocks/opened-block.tsx';
import { saveBlock } from '#web/business-frame/blocks/save-block.ts';
import type { BlockAnswer } from '#web/business-frame/blocks/save-block.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { rangeOf, readAddress, searchOf } from '#web/business-frame/calendar/calendar-address.ts';
import { calendarUnder } from '#web/business-frame/calendar/blocks/block-address.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.calendar_block_new), isPrivate: true }));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return whenAllowed(url, () => loadBlock(requestOf(context), providerIdIn(params), params.block));
}

export async function action({ context, request, params, url }: Route.ActionArgs): Promise<BlockAnswer> {
  const form = await request.formData();
  const { on } = readBlockPlace(url.searchParams);
  const of = { providerId: providerIdIn(params), id: blockIn(params.block), on };
  return saveBlock(form, requestOf(context), of);
}

/** What is deleted is not asked for again: it stays in sight until that is said. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && formData?.get('intent') !== 'delete';

/** A block of somebody's time over the calendar it was chosen from (docs/decisions/0073). */
export default function BlockRoute({ loaderData, params: { block: item } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const here = useCenterPath()('calendar');
  const { search } = useLocation();
  const place = readBlockPlace(new URLSearchParams(search));
  const closeHref = calendarUnder(here, search);
  const goOn = ({ done, date }: BlockAnswer): void => {
    if (done) setBlockDone(done);
    const address = readAddress(new URLSearchParams(search));
    const range = address.date && rangeOf(address.view, address.date);
    const isInView = !date || !range || (date >= range.from && date < range.to);
    void navigate(isInView ? closeHref : here + searchOf({ ...address, date }), {
      preventScrollReset: true,
    });
  };
  return (
    <OpenedBlock
      key={`${item} ${place.on}`}
      {...loaderData}
      item={item}
      place={place}
      closeHref={closeHref}
      onSaved={goOn}
    />
  );
}
