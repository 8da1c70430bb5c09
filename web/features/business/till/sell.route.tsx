import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { idOrNone } from '#web/lib/list-address.ts';
import { ownPath } from '#web/lib/own-path.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/sell.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { CUSTOMER_TO_BOOK } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { saveSale } from './save-sale.ts';
import type { SaleAnswer } from './save-sale.ts';
import { SellForm } from './sell-form.tsx';
import { MAY_SELL } from './till-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.till_sell), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  const said = url.searchParams;
  const id = idOrNone.read(said.get('customer') ?? said.get('customer.id'));
  return whenAllowed(url, async () => {
    const [, named] = await Promise.all([
      api(MAY_SELL, { providerId }),
      id === null ? null : api(CUSTOMER_TO_BOOK, { providerId, id }),
    ]);
    return { customer: named?.searchCustomers[0] ?? null };
  });
}

/** Where somebody came from, if it is a page of ours; else the till. */
function nextOf({ pathname, search }: { pathname: string; search: string }): string {
  const from = ownPath(new URLSearchParams(search).get('from'));
  return from === '/' ? pathname.replace(/\/sell$/, '') : from;
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<SaleAnswer> {
  const form = await request.formData();
  return saveSale(form, requestOf(context), providerIdIn(params));
}

/** Sells something that is no booking, at the desk. */
export default function SellRoute({ loaderData: { customer } }: Route.ComponentProps) {
  const t = useTexts();
  const location = useLocation();
  const said = new URLSearchParams(location.search);
  const value = (name: string): string => said.get(name) ?? '';
  return (
    <Screen title={t(m.till_sell)}>
      <SellForm
        // Another address is another sale
        key={location.search}
        value={value}
        customer={customer}
        action={location.pathname + location.search}
        nextHref={nextOf(location)}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'till', label: t(m.till_title) }} />;
}
