import { IconFileImport, IconForms, IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/customers.route.ts';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { ScreenFault } from '../center/screen-fault.tsx';
import { changeCustomers } from './change-customers.ts';
import type { CustomerActAnswer } from './change-customers.ts';
import { CUSTOMER_ADDRESS, questionOf } from './customer-address.ts';
import type { CustomerTag } from './customer-calls.ts';
import { CUSTOMERS } from './customer-calls.ts';
import { CustomerList } from './customer-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let timeZone = 'Europe/Rome';
    let tags: readonly CustomerTag[] = [];
    let hasEnding = false;
    const loaded = await loadList(url, CUSTOMER_ADDRESS, async (asked) => {
      const {
        getCustomers: found,
        getCustomerTags,
        getCustomerFields: fields,
        getCurrentUser: me,
      } = await api(CUSTOMERS, {
        providerId,
        ...questionOf(asked),
      });
      timeZone = me?.timezone ?? timeZone;
      tags = getCustomerTags;
      hasEnding = fields.some(({ expires, isArchived }) => expires && !isArchived);
      return found;
    });
    return { ...loaded, tags, hasEnding, timeZone };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await changeCustomers(form, requestOf(context), providerIdIn(params));
  if (answer.errors.length === 0) goOnUnlessScripted(form, url.pathname);
  return answer;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const act = textOf(await request.clone().formData(), 'act') as CustomerActAnswer['act'];
  return unlessOffline<CustomerActAnswer>(serverAction, (errors) => ({ act, errors }));
}

/** Who comes to the center (specification section 2, "Customers"). */
export default function CustomersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeCustomers');
  const mayImport = useMay('importCustomers');
  const mayDefine = useMay('changeCustomerFields');
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
      {actionData && <Refused errors={actionData.errors} />}
      <CustomerList {...loaderData} />
      <Outlet />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers', label: t(m.customers_title) }} />;
}
