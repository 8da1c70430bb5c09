import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/customer-new.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { CUSTOMER_RIGHTS } from '#web/business-frame/customers/customer-calls.ts';
import { CustomerForm } from './customer-form.tsx';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { saveCustomer } from './save-customer.ts';
import type { CustomerAnswer } from './save-customer.ts';
import { NEW_CUSTOMER } from './customer-form-values.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_new), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getCurrentUser: me, getCustomerFields } = await requestOf(context).api(CUSTOMER_RIGHTS, {
      providerId,
    });
    expectMayDo(me, providerId, 'changeCustomers');
    return { version: null, fields: getCustomerFields.filter(({ isArchived }) => !isArchived) };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<CustomerAnswer> {
  const form = await request.formData();
  return saveCustomer(form, requestOf(context), {
    providerId: providerIdIn(params),
    id: null,
  });
}

/** Writes a customer down. */
export default function CustomerNewRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <Screen title={t(m.customers_new)}>
      <CustomerForm
        initial={NEW_CUSTOMER}
        fields={loaderData.fields}
        version={loaderData.version}
        backHref={centerPath('customers')}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers', label: t(m.customers_title) }} />;
}
