import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/promo-code-new.route.ts';
import { NEW_PROMO_CODE } from './promo-code-calls.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import { newPromoCode } from './promo-code-values.ts';
import { savePromoCode } from './save-promo-code.ts';

export const meta = titled(m.promo_new);
export const ErrorBoundary = faultAt('promo-codes', m.promo_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(NEW_PROMO_CODE, {});
    expectMayDo(found.getCurrentUser, providerId, 'changePromoCodes');
    return { today: new Date().toISOString().slice(0, 10) };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return savePromoCode(form, requestOf(context), { providerId: providerIdIn(params), promoCodeId: null });
}

/** Adds a promo code. */
export default function PromoCodeNewRoute({ loaderData: { today } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.promo_new)}>
      <PromoCodeForm key={useLocale()} initial={newPromoCode(today)} edited={null} />
    </Screen>
  );
}
