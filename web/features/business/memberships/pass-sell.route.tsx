import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { CUSTOMER_TO_BOOK } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { OWED_ORDERS } from '#web/business-frame/reservations/reservation-calls.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { idOrNone } from '#web/lib/list-address.ts';
import { previousPath } from '#web/lib/own-path.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/pass-sell.route.ts';
import { MEMBERSHIPS } from './membership-calls.ts';
import type { PassSaleAnswer } from './save-pass-sale.ts';
import { savePassSale } from './save-pass-sale.ts';
import { SellPassForm } from './sell-pass-form.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.pass_sell);
export const ErrorBoundary = faultAt('memberships', m.memberships_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  const id = idOrNone.read(url.searchParams.get('customer'));
  return whenAllowed(url, async () => {
    const [{ getMemberships }, named, owed] = await Promise.all([
      api(MEMBERSHIPS, { providerId, onSale: true }),
      id === null ? null : api(CUSTOMER_TO_BOOK, { providerId, id }),
      id === null ? null : api(OWED_ORDERS, { providerId, customerId: id }),
    ]);
    return {
      memberships: getMemberships,
      customer: named?.searchCustomers[0] ?? null,
      owed: (owed?.getOwedOrders ?? []).filter(({ reservationId }) => reservationId !== null),
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<PassSaleAnswer> {
  return savePassSale(await request.formData(), requestOf(context), providerIdIn(params));
}

/** Sells a pass at the desk. */
export default function PassSellRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const centerPath = useCenterPath();
  const backHref = previousPath(search) ?? centerPath('memberships');
  return (
    <Screen title={t(m.pass_sell)}>
      {loaderData.memberships.length === 0 ? (
        <EmptyState headingLevel={2} title={t(m.pass_nothing_title)} text={t(m.pass_nothing_text)}>
          <ButtonLink to={centerPath('memberships')} look="secondary">
            {t(m.memberships_title)}
          </ButtonLink>
        </EmptyState>
      ) : (
        <SellPassForm key={search} {...loaderData} action={pathname + search} backHref={backHref} />
      )}
    </Screen>
  );
}
