import { textOf } from '#web/lib/form-text.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import {
  GIFT_INTENT,
  MONEY_INTENTS,
  PASS_INTENT,
  saveMoneyOf,
} from '#web/business-frame/reservations/save-money.ts';
import type { SeenSubscription } from './desk-calls.ts';
import { SUBSCRIPTION_DETAIL } from './desk-calls.ts';
import { saveCancelledSubscription } from './save-cancelled.ts';

type Asked = {
  context: Parameters<typeof requestOf>[0];
  url: URL;
  params: { center: string; id: string };
};

/** For the loader of every route that shows a sign-up in a drawer. @throws as `whenAllowed` */
export function loadSubscription({ context, url, params }: Asked): Promise<SeenSubscription> {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(
    url,
    async () => (await requestOf(context).api(SUBSCRIPTION_DETAIL, of)).getSubscription,
  );
}

/** Does what one of the drawer's forms says: takes money or gives it back, or cancels. @throws as `whenAllowed` */
export async function actOnSubscription({
  context,
  request,
  url,
  params,
}: Asked & { request: Request }): Promise<FormAnswer> {
  const form = await request.formData();
  const known = requestOf(context);
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const intent = textOf(form, 'intent');
  return whenAllowed(url, async () => {
    if (![...MONEY_INTENTS, PASS_INTENT, GIFT_INTENT].some((one) => one === intent))
      return saveCancelledSubscription(form, known, of);
    // The address says which sign-up it is; another's order cannot be paid from here
    const { money } = (await known.api(SUBSCRIPTION_DETAIL, of)).getSubscription;
    return saveMoneyOf(form, known, { providerId: of.providerId, orderId: money?.orderId ?? 0 });
  });
}
