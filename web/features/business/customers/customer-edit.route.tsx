import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/customer-edit.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { CUSTOMER_TO_CHANGE } from '#web/business-frame/customers/customer-calls.ts';
import { CustomerForm } from './customer-form.tsx';
import { nameOf } from './customer-labels.ts';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { saveCustomer } from './save-customer.ts';
import type { CustomerAnswer } from './save-customer.ts';
import { customerFormValues } from './customer-form-values.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_act_edit), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { getCustomer: customer, getCurrentUser: me } = await requestOf(context).api(
      CUSTOMER_TO_CHANGE,
      of,
    );
    expectMayDo(me, of.providerId, 'changeCustomers');
    return { customer };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<CustomerAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return saveCustomer(form, requestOf(context), of);
}

/** Changes a customer; what is booked stays with the log-in that sees it. */
export default function CustomerEditRoute({ loaderData: { customer } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <Screen title={nameOf(t, customer)}>
      <CustomerForm
        key={customer.id}
        initial={customerFormValues(customer)}
        fields={customer.fields}
        version={customer.version}
        backHref={centerPath(`customers/${customer.id}`)}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers', label: t(m.customers_title) }} />;
}
