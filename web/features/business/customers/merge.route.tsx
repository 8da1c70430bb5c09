import { redirect } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { idOrNone, words } from '#web/lib/list-address.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/merge.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { MERGE_PAIR, MERGE_SEARCH } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { fullnessOf, isJustBegun } from './fullness.ts';
import { MergePair } from './merge-pair.tsx';
import { MergeSearch } from './merge-search.tsx';
import { saveMerge } from './save-merge.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_act_merge), isPrivate: true }));

const LONGEST_SEARCH = 120;

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const { api } = requestOf(context);
  const q = words(LONGEST_SEARCH).read(url.searchParams.get('q') ?? '');
  const other = idOrNone.read(url.searchParams.get('with') ?? '');
  const keep = idOrNone.read(url.searchParams.get('keep') ?? '');
  return whenAllowed(url, async () => {
    const found = await api(MERGE_SEARCH, { ...of, search: q || null });
    const { getCustomer: customer, getCustomers: list, getCurrentUser: me } = found;
    expectMayDo(me, of.providerId, 'mergeCustomers');
    // They are one already, or the card is another's now
    if (customer.id !== of.id || other === of.id)
      throw redirect(url.pathname.replace(/\d+\/merge$/, String(customer.id)));
    const asked = { customer, q, found: q === '' ? null : list, email: me?.email ?? '' };
    if (other === null) return { ...asked, pair: null };
    const [keptId, mergedId] = keep === other ? [other, of.id] : [of.id, other];
    const pair = await api(MERGE_PAIR, { providerId: of.providerId, keptId, mergedId });
    if (pair.kept.id === pair.merged.id)
      throw redirect(url.pathname.replace(/\d+\/merge$/, String(pair.kept.id)));
    // Nobody has said which one stays: where this began at an empty card, the full one does
    const isTurned =
      keep === null && isJustBegun(pair.kept) && fullnessOf(pair.merged) > fullnessOf(pair.kept);
    return { ...asked, pair: isTurned ? { kept: pair.merged, merged: pair.kept } : pair };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, () => saveMerge(form, requestOf(context), of));
}

/** Two customers who are one person become one (business rule 2). */
export default function MergeRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { customer, q, found, pair, email } = loaderData;
  return (
    <Screen title={t(m.customers_merge_title, { name: nameOf(t, customer) })}>
      {pair ? (
        <MergePair id={customer.id} email={email} {...pair} />
      ) : (
        <MergeSearch customer={customer} q={q} found={found} />
      )}
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers', label: t(m.customers_title) }} />;
}
