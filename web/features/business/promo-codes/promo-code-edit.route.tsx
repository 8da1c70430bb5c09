import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/promo-code-edit.route.ts';
import { PROMO_CODE_TO_EDIT } from './promo-code-calls.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import { valuesOfPromoCode } from './promo-code-values.ts';
import { savePromoCode } from './save-promo-code.ts';

export const meta = titled(m.promo_edit);
export const ErrorBoundary = faultAt('promo-codes', m.promo_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.promoCodeId) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(PROMO_CODE_TO_EDIT, of);
    expectMayDo(found.getCurrentUser, of.providerId, 'changePromoCodes');
    return { promoCode: found.getPromoCode };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), promoCodeId: idIn(params.promoCodeId) };
  return savePromoCode(form, requestOf(context), of);
}

/** Changes a promo code. */
export default function PromoCodeEditRoute({ loaderData: { promoCode } }: Route.ComponentProps) {
  return (
    <Screen title={promoCode.code}>
      <PromoCodeForm key={promoCode.id} initial={valuesOfPromoCode(promoCode)} edited={promoCode} />
    </Screen>
  );
}
