import { useLocation, useNavigate, useOutletContext } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/cancel-many.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { RESERVATIONS_TO_CANCEL } from './cancel-calls.ts';
import { CancelledNow, CancelMany } from './cancel-many.tsx';
import { CannotCancel } from './cancel-parts.tsx';
import { cancelSearch, toCancelIn, withoutChosen } from './collect-address.ts';
import type { CancelAnswer } from './save-cancelled.ts';
import { saveCancelled } from './save-cancelled.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.cancel_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { ids, done } = toCancelIn(url.searchParams);
  const of = { providerId: providerIdIn(params), ids };
  return whenAllowed(url, async () => ({
    done,
    chosen: (await requestOf(context).api(RESERVATIONS_TO_CANCEL, of)).getReservationsToCancel,
  }));
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<CancelAnswer> {
  const form = await request.formData();
  return whenAllowed(url, () => saveCancelled(form, requestOf(context), providerIdIn(params)));
}

/** Several bookings cancelled at once, from the right, over the list they were ticked in: what follows, then what happened with each. */
export default function CancelManyRoute({ loaderData: { chosen, done } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const selection = useOutletContext<Selection>();
  const closeHref = useCenterPath()('reservations') + withoutChosen(search);
  const ids = chosen.map(({ reservation }) => reservation.id);
  const possible = chosen.filter(({ obstacle }) => obstacle === null);
  const cancelled = chosen.filter(
    ({ obstacle, reservation: { id } }) => obstacle === 'off' && done.includes(id),
  );
  const impossible = chosen.filter((one) => one.obstacle !== null && !cancelled.includes(one));
  const goOn = (now: readonly number[]): void =>
    void navigate(cancelSearch(search, ids, now), { replace: true, preventScrollReset: true });
  return (
    <Drawer title={t(m.cancel_title)} closeHref={closeHref}>
      <CancelledNow
        chosen={cancelled}
        onRestored={(restored) => {
          selection.choose(ids.map(String));
          goOn(done.filter((id) => !restored.includes(id)));
        }}
      />
      <CannotCancel chosen={impossible} />
      <CancelMany
        chosen={possible}
        onCancelled={(now) => {
          // What could not be cancelled stays ticked
          selection.choose([...selection.ids].filter((id) => !now.includes(Number(id))));
          goOn([...done, ...now]);
        }}
      />
    </Drawer>
  );
}
