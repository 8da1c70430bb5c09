import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import type { Route } from './+types/block.route.ts';
import { idIn, providerIdIn, whenAllowed } from '../../center/load-center.ts';
import { useCenterPath, useMay } from '../../center/own-center.tsx';
import { rangeOf, readAddress, searchOf } from '../calendar-address.ts';
import { calendarUnder, NEW_BLOCK, readBlockPlace } from './block-address.ts';
import { BLOCK_TO_CHANGE, WHAT_CAN_BE_BLOCKED } from './block-calls.ts';
import { tellBlockDone } from './block-done.ts';
import { BlockForm } from './block-form.tsx';
import { saveBlock } from './save-block.ts';
import type { BlockAnswer } from './save-block.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.calendar_block_new), isPrivate: true }));

export function loader({ context, params, url }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const [{ getAllProviderResources: whose }, found] = await Promise.all([
      api(WHAT_CAN_BE_BLOCKED, { providerId }),
      params.block === NEW_BLOCK ? null : api(BLOCK_TO_CHANGE, { providerId, id: idIn(params.block) }),
    ]);
    return { whose, block: found?.getBlock ?? null };
  });
}

export async function action({ context, request, params, url }: Route.ActionArgs): Promise<BlockAnswer> {
  const form = await request.formData();
  const id = params.block === NEW_BLOCK ? null : idIn(params.block);
  const { on } = readBlockPlace(url.searchParams);
  const answer = await saveBlock(form, requestOf(context), { providerId: providerIdIn(params), id, on });
  if (answer.isSaved)
    goOnUnlessScripted(form, calendarUnder(url.pathname.replace(/\/blocks\/[^/]+$/, ''), url.search));
  return answer;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = typedIn(await request.clone().formData());
  return unlessOffline<BlockAnswer>(serverAction, (errors) => ({ ...OPEN_ANSWER, errors, typed }));
}

/** What is deleted is not asked for again: it stays in sight until that is said. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && formData?.get('intent') !== 'delete';

/** A block of somebody's time over the calendar it was chosen from (docs/decisions/0073). */
export default function BlockRoute({ loaderData, params: { block: item } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { on } = readBlockPlace(new URLSearchParams(search));
  return <Opened key={`${item} ${on}`} {...loaderData} item={item} />;
}

type OpenedProps = Pick<Route.ComponentProps['loaderData'], 'whose' | 'block'> & { item: string };

/** As it was when it was opened, also where somebody else changes it meanwhile: who saves is told then. */
function Opened({ item, ...loaded }: OpenedProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const here = useCenterPath()('calendar');
  const { search } = useLocation();
  const mayChange = useMay('changeHours');
  const [block] = useState(loaded.block);
  const closeHref = calendarUnder(here, search);
  if (!mayChange || (item !== NEW_BLOCK && !block))
    return (
      <Drawer title={t(m.calendar_block_new)} closeHref={closeHref}>
        <p>{t(m.hours_item_missing)}</p>
      </Drawer>
    );
  const goOn = ({ done, date }: BlockAnswer): void => {
    if (done) tellBlockDone(done);
    const address = readAddress(new URLSearchParams(search));
    const range = address.date && rangeOf(address.view, address.date);
    const isInView = !date || !range || (date >= range.from && date < range.to);
    void navigate(isInView ? closeHref : here + searchOf({ ...address, date }), {
      preventScrollReset: true,
    });
  };
  return (
    <BlockForm
      block={block}
      whose={loaded.whose}
      place={readBlockPlace(new URLSearchParams(search))}
      closeHref={closeHref}
      onSaved={goOn}
    />
  );
}
