import { useLocation, useNavigate, useOutletContext } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/subscriptions-cancel.route.ts';
import { CancelSubscriptions } from './cancel-subscriptions.tsx';
import { toCancelIn, withoutChosen } from './chosen-subscriptions.ts';
import { SUBSCRIPTIONS_TO_CANCEL } from './desk-calls.ts';
import type { CancelAnswer } from './save-cancelled.ts';
import { saveCancelledSubscriptions } from './save-cancelled.ts';

export const meta = titled(m.class_desk_cancel_many);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), ids: toCancelIn(url.searchParams) };
  return whenAllowed(
    url,
    async () => (await requestOf(context).api(SUBSCRIPTIONS_TO_CANCEL, of)).getSubscriptionsToCancel,
  );
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<CancelAnswer> {
  const form = await request.formData();
  return whenAllowed(url, () => saveCancelledSubscriptions(form, requestOf(context), providerIdIn(params)));
}

/** Several sign-ups cancelled at once, from the right, over the list they were ticked in. */
export default function SubscriptionsCancelRoute({ loaderData: chosen }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const selection = useOutletContext<Selection>();
  const closeHref = useCenterPath()('subscriptions') + withoutChosen(useLocation().search);
  return (
    <Drawer title={t(m.class_desk_cancel_many)} closeHref={closeHref}>
      <CancelSubscriptions
        chosen={chosen}
        onCancelled={() => {
          selection.choose([]);
          void navigate(closeHref);
        }}
      />
    </Drawer>
  );
}
