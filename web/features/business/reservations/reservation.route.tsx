import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { textOf } from '#web/lib/form-text.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import type { Route } from './+types/reservation.route.ts';
import { idIn, providerIdIn, whenAllowed } from '../center/load-center.ts';
import { useCenterPath } from '../center/own-center.tsx';
import { loadReservation } from './load-reservation.ts';
import { ReservationDetail } from './reservation-detail.tsx';
import { saveMoney } from './save-money.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(m.reservations_number_of, { number: args.params['id'] ?? '' }),
    isPrivate: true,
  }));

export const loader = (args: Route.LoaderArgs) => loadReservation(args);

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const answer = await whenAllowed(url, () => saveMoney(form, requestOf(context), of));
  if (answer.isSaved) goOnUnlessScripted(form, url.pathname + url.search);
  return answer;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const kept = { intent: textOf(form, 'intent'), typed: typedIn(form) };
  return unlessOffline<FormAnswer>(serverAction, (errors) => ({ ...OPEN_ANSWER, ...kept, errors }));
}

/** One reservation, from the right, over the list it was chosen from. */
export default function ReservationRoute({ loaderData: { seen } }: Route.ComponentProps) {
  const closeHref = useCenterPath()('reservations') + useLocation().search;
  return <ReservationDetail seen={seen} closeHref={closeHref} />;
}
