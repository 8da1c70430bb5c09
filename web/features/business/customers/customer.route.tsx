import { IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { redirect, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { previousPath } from '#web/lib/own-path.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/customer.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { BlacklistForm } from './blacklist-form.tsx';
import { ContentForm } from './content-form.tsx';
import { BrokenLine } from '#web/business-frame/live/broken-line.tsx';
import { SentMails } from '#web/business-frame/sent-mails/sent-mails.tsx';
import { CustomerActs } from './customer-acts.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { CARD_ADDRESS } from './card-address.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerMoney } from './customer-money.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPasses } from './customer-passes.tsx';
import { CustomerVisits } from './customer-visits.tsx';
import { CustomerWallet } from './customer-wallet.tsx';
import { nameOf } from './customer-labels.ts';
import { justDoneIn } from './just-done.ts';
import { JustDone } from './just-done.tsx';
import type { DoneJustNow } from './just-done.tsx';
import { ErasurePart } from './erasure-part.tsx';
import { LikelyDoubles } from './likely-doubles.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { readCard } from './read-card.ts';
import { saveCard } from './save-card.ts';
import { TagsOfCustomer } from './tags-of-customer.tsx';
import { useCustomerActs } from './use-customer-acts.tsx';
import { useLiveCard } from './use-live-card.ts';
import { useSendingCustomers } from './use-sending-customers.ts';

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as {
    loaderData?: { customer: { firstname: string | null; lastname: string | null } };
  };
  return pageMeta(args, (t) => ({
    title: loaderData ? nameOf(t, loaderData.customer) : t(m.customers_title),
    isPrivate: true,
  }));
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const loaded = await readCard(requestOf(context).api, {
      ...of,
      pages: CARD_ADDRESS.read(url.searchParams),
    });
    // Who was merged into another is that one now
    const { id } = loaded.customer;
    if (id !== of.id) throw redirect(url.pathname.replace(/\d+$/, String(id)) + url.search);
    return loaded;
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, () => saveCard(form, requestOf(context), of));
}

/** One customer, from the right, over the list they were chosen from. */
export default function CustomerRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeCustomers');
  const sending = useSendingCustomers();
  const { actsOf } = useCustomerActs(sending);
  const facts = useRef<HTMLDivElement>(null);
  const { shown, brokenSince, isGone } = useLiveCard(loaderData, facts);
  const { customer, tags, coming, past, mails, pages, today, email, passes, wallet } = shown;
  const { id, history, timeZone, money } = customer;
  const name = nameOf(t, customer);
  const done = doneWith(customer, search);
  return (
    <Drawer
      title={name}
      closeHref={previousPath(search) ?? centerPath('customers') + CARD_ADDRESS.withoutPages(search)}
      {...(mayChange && {
        foot: (
          <ButtonLink to={centerPath(`customers/${id}/edit`)}>
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
            {t(m.customers_act_edit)}
          </ButtonLink>
        ),
      })}
    >
      <BrokenLine since={brokenSince} />
      <div role="status">{isGone && <p>{t(m.live_card_gone)}</p>}</div>
      <div ref={facts}>
        {mayChange && done && <JustDone done={done} sending={sending} />}
        <CustomerFacts customer={customer} today={today} />
      </div>
      <ErasurePart customer={customer} />
      <LikelyDoubles customer={customer} />
      <MergedNotice customer={customer} email={email} />
      <TagsOfCustomer customer={customer} tags={tags} />
      <CustomerActs
        acts={actsOf({ id, name, isArchived: customer.archivedAt !== null }).filter(
          (act) => act.id !== 'see' && act.id !== 'edit',
        )}
      />
      <CustomerNotes customer={customer} />
      {money && <CustomerMoney customerId={id} money={money} timeZone={timeZone} />}
      {passes && <CustomerPasses customerId={id} passes={passes.items} total={passes.total} />}
      {wallet && <CustomerWallet name={name} wallet={wallet.held} />}
      <CustomerVisits customerId={id} coming={coming} past={past} pages={pages} />
      <SentMails mails={mails} timeZone={timeZone} hasBookings />
      <CustomerHistory history={history} timeZone={timeZone} />
      {mayChange && (customer.hasVideoCourses || customer.isContentBlocked) && (
        <ContentForm customer={customer} />
      )}
      {mayChange && <BlacklistForm customer={customer} />}
    </Drawer>
  );
}

/** What was done just now with this customer alone, and is so still. */
function doneWith(customer: SeenCustomer, search: string): DoneJustNow | null {
  const done = justDoneIn(new URLSearchParams(search));
  const [id, ...more] = done?.ids ?? [];
  const isSo = (customer.archivedAt !== null) === (done?.act === 'archive');
  return done && id === customer.id && more.length === 0 && isSo
    ? { act: done.act, customers: [customer] }
    : null;
}
