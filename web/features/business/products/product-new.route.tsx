import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/product-new.route.ts';
import { NEW_PRODUCT } from './product-calls.ts';
import { NEW_PRODUCT_VALUES } from './product-form-values.ts';
import { ProductForm } from './product-form.tsx';
import type { ProductFormAnswer } from './save-product.ts';
import { saveProduct } from './save-product.ts';

export const meta = titled(m.products_new);
export const ErrorBoundary = faultAt('products', m.products_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(NEW_PRODUCT, { providerId });
    expectMayDo(found.getCurrentUser, providerId, 'changeProducts');
    return { groups: found.getServiceGroups, categories: found.categories };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ProductFormAnswer> {
  const form = await request.formData();
  return saveProduct(form, requestOf(context), { providerId: providerIdIn(params), productId: null });
}

/** Adds a video course. */
export default function ProductNewRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.products_new)}>
      <ProductForm key={useLocale()} initial={NEW_PRODUCT_VALUES} edited={null} {...loaderData} />
    </Screen>
  );
}
