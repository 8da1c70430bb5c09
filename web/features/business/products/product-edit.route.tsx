import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/product-edit.route.ts';
import { PRODUCT_TO_EDIT } from './product-calls.ts';
import { valuesOfProduct } from './product-form-values.ts';
import { ProductForm } from './product-form.tsx';
import type { ProductFormAnswer } from './save-product.ts';
import { saveProduct } from './save-product.ts';

export const meta = titled(m.products_edit);
export const ErrorBoundary = faultAt('products', m.products_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.productId) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(PRODUCT_TO_EDIT, of);
    expectMayDo(found.getCurrentUser, of.providerId, 'changeProducts');
    return { course: found.getProduct.course, groups: found.getServiceGroups, categories: found.categories };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ProductFormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), productId: idIn(params.productId) };
  return saveProduct(form, requestOf(context), of);
}

/** Changes what a video course says and costs; its sections and files stay as they are. */
export default function ProductEditRoute({ loaderData: { course, ...related } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={course.name} act={<span>{t(m.products_edit_note)}</span>}>
      <ProductForm key={course.id} initial={valuesOfProduct(course)} edited={course} {...related} />
    </Screen>
  );
}
