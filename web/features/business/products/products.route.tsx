import { IconPlus, IconTags } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/products.route.ts';
import { PRODUCT_ACTS } from './change-products.ts';
import { PRODUCT_ADDRESS } from './product-address.ts';
import { PRODUCTS } from './product-calls.ts';
import { ProductList } from './product-list.tsx';
import styles from './products.module.css';
import { useMayChangeProducts } from './use-may-change-products.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.products_title);
export const ErrorBoundary = faultAt('products', m.products_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { asked, list } = await loadList(url, PRODUCT_ADDRESS, async ({ show }) => {
      const asking = { providerId, archived: show === 'archived' };
      const { getProducts: items } = await requestOf(context).api(PRODUCTS, asking);
      return { items, total: items.length, pages: 1 };
    });
    return { asked, products: list?.items ?? null };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), PRODUCT_ACTS);
}

/** The video courses of a center (specification section 2, "Products"). */
export default function ProductsRoute({ loaderData: { asked, products } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { viewerCan, notInPackage } = useOwnCenter();
  const mayChange = useMayChangeProducts();
  const isLacking = viewerCan.includes('changeProducts') && notInPackage.includes('changeProducts');
  return (
    <Screen
      title={t(m.products_title)}
      act={
        mayChange && (
          <>
            <ButtonLink to={`${centerPath('groups')}?kind=video`} look="quiet">
              <IconTags size={18} stroke={1.6} aria-hidden="true" />
              {t(m.groups_title)}
            </ButtonLink>
            <ButtonLink to={centerPath('products/new')}>
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.products_new)}
            </ButtonLink>
          </>
        )
      }
    >
      {isLacking && (
        <p className={styles.note}>
          {t(m.error_insufficient_plan)} {t(m.products_package)}
        </p>
      )}
      <ProductList asked={asked} products={products} />
    </Screen>
  );
}
