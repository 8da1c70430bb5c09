import { IconFileImport, IconForms, IconUserPlus } from '@tabler/icons-react';
import { Outlet, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/customers.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { withoutChosen } from './chosen-address.ts';
import { changeCustomers } from './change-customers.ts';
import { CustomerList } from './customer-list.tsx';
import { justDoneIn, withoutJustDone } from './just-done.ts';
import { JustDone } from './just-done.tsx';
import { loadCustomers, loadJustDone } from './load-customers.ts';
import { useSendingCustomers } from './use-sending-customers.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.customers_title);
export const ErrorBoundary = faultAt('customers', m.customers_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { api } = requestOf(context);
    const [loaded, done] = await Promise.all([
      loadCustomers(api, providerId, url),
      loadJustDone(api, providerId, justDoneIn(url.searchParams)),
    ]);
    return { ...loaded, done };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  return changeCustomers(form, requestOf(context), providerIdIn(params));
}

/** Who comes to the center (specification section 2, "Customers"). */
export default function CustomersRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeCustomers');
  const mayImport = useMay('importCustomers');
  // What is done with those who are ticked lies over the list they were ticked in
  const search = withoutJustDone(withoutChosen(useLocation().search));
  const selection = useSelection(search);
  const mayDefine = useMay('changeCustomerFields');
  const sending = useSendingCustomers(() => selection.clear());
  return (
    <Screen
      title={t(m.customers_title)}
      act={
        <>
          {mayDefine && (
            <ButtonLink to={centerPath('customers/fields')} look="secondary">
              <IconForms size={18} stroke={1.6} aria-hidden="true" />
              {t(m.customers_own_short)}
            </ButtonLink>
          )}
          {mayImport && (
            <ButtonLink to={centerPath('customers/import')} look="secondary">
              <IconFileImport size={18} stroke={1.6} aria-hidden="true" />
              {t(m.import_short)}
            </ButtonLink>
          )}
          {mayChange && (
            <ButtonLink to={centerPath('customers/new')}>
              <IconUserPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.customers_new)}
            </ButtonLink>
          )}
        </>
      }
    >
      {mayChange && loaderData.done && <JustDone done={loaderData.done} sending={sending} />}
      <CustomerList loaded={loaderData} selection={selection} search={search} sending={sending} />
      <Outlet />
    </Screen>
  );
}
