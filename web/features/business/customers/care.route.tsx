import { redirect } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { idOrNone, words } from '#web/lib/list-address.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/care.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { CareForm } from './care-form.tsx';
import { CareNow } from './care-now.tsx';
import { CareSearch } from './care-search.tsx';
import { CARE_SEARCH, CARER } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import styles from './merge.module.css';
import { saveCare } from './save-care.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_act_care), isPrivate: true }));

const LONGEST_SEARCH = 120;

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const { api } = requestOf(context);
  const q = words(LONGEST_SEARCH).read(url.searchParams.get('q') ?? '');
  const other = idOrNone.read(url.searchParams.get('with') ?? '');
  return whenAllowed(url, async () => {
    const found = await api(CARE_SEARCH, { ...of, search: q || null });
    const { getCustomer: customer, getCustomers: list, getCurrentUser: me } = found;
    expectMayDo(me, of.providerId, 'changeCustomers');
    // Who was merged into another is that one now
    if (customer.id !== of.id)
      throw redirect(url.pathname.replace(/\d+\/care$/, `${customer.id}/care`) + url.search);
    const chosen = other === null ? null : await api(CARER, { providerId: of.providerId, id: other });
    return { customer, q, found: q === '' ? null : list, carer: chosen?.getCustomer ?? null };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, () => saveCare(form, requestOf(context), of));
}

/** Who cares for a customer and gets their mails (business rule 1). */
export default function CareRoute({ loaderData: { customer, q, found, carer } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.customers_care_title, { name: nameOf(t, customer) })}>
      <div className={styles.search}>
        <p>{t(m.customers_care_intro)}</p>
        {carer ? (
          <CareForm key={carer.id} customer={customer} carer={carer} />
        ) : (
          <>
            <CareNow customerId={customer.id} carer={customer.carer} />
            <CareSearch customer={customer} q={q} found={found} />
          </>
        )}
      </div>
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers', label: t(m.customers_title) }} />;
}
