import { randomUUID } from 'node:crypto';
import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { MY_PASSES } from '#web/booking/memberships/membership-calls.ts';
import { listAddress } from '#web/lib/list-address.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { RequireSignIn } from '#web/sign-in/require-sign-in.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from '../videos/my-videos.module.css';
import type { Route } from './+types/my-passes.route.ts';
import { MyPass } from './my-pass.tsx';
import { MyWallets } from './my-wallets.tsx';
import { topUpFromForm } from './top-up-from-form.ts';
import { MY_WALLETS } from './wallet-calls.ts';
import passStyles from './my-passes.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.passes_mine), isPrivate: true }));

const ADDRESS = listAddress({});

/** The page of the wallets, beside that of the passes. */
const WALLETS = 'wallets';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = ADDRESS.read(url.searchParams);
  const asked = url.searchParams.get(WALLETS) ?? '';
  const walletPage = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { api } = requestOf(context);
  const found = await whenSignedIn(() =>
    Promise.all([api(MY_PASSES, { page }), api(MY_WALLETS, { page: walletPage })]),
  );
  const [passes, credit] = found ?? [];
  return {
    page,
    list: passes?.getMyPasses ?? null,
    wallets: credit?.getMyWallets ?? null,
    centers: credit?.getCentersWithCredit ?? [],
    attemptKey: randomUUID(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return topUpFromForm(await request.formData(), url, requestOf(context));
}

/** The own passes; who has just bought one as a guest is told how to get in. */
export default function MyPassesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, list, wallets, centers, attemptKey } = loaderData;
  const t = useTexts();
  const { user } = useAuthentication();
  const [search] = useSearchParams();
  const hasBought = search.has('bought');
  const hasCredit = wallets !== null && (wallets.total > 0 || centers.length > 0);
  return (
    <div className={styles.page}>
      {hasBought && (
        <div role="status" className={styles.bought}>
          <strong>{t(m.passes_bought_title)}</strong>
          <p>{t(user === null ? m.passes_bought_guest : m.passes_bought)}</p>
        </div>
      )}
      {search.has('toppedUp') && (
        <div role="status" className={styles.bought}>
          <strong>{t(m.wallet_top_up_paid_title)}</strong>
          <p>{t(m.wallet_top_up_paid)}</p>
        </div>
      )}
      <RequireSignIn>
        <h1>{t(m.passes_mine)}</h1>
        {hasCredit && <MyWallets wallets={wallets.items} {...{ centers, attemptKey }} answer={actionData} />}
        {wallets && (
          <Pagination
            page={wallets.page}
            pageCount={wallets.pages}
            hrefOf={(to) => `?${WALLETS}=${to}`}
            labels={{
              navigation: t(m.wallet_pages),
              previous: t(m.passes_previous),
              next: t(m.passes_next),
              page: (number) => t(m.passes_page, { page: number }),
            }}
          />
        )}
        {list?.total === 0 && (
          <EmptyState headingLevel={2} title={t(m.passes_mine_none_title)} text={t(m.passes_mine_none)} />
        )}
        {list && list.total > 0 && (
          <>
            <ul className={passStyles.passes}>
              {list.items.map((one) => (
                <li key={one.pass.id}>
                  <MyPass one={one} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={list.pages}
              hrefOf={(to) => ADDRESS.searchOf({ page: to }) || '?'}
              labels={{
                navigation: t(m.passes_pages),
                previous: t(m.passes_previous),
                next: t(m.passes_next),
                page: (number) => t(m.passes_page, { page: number }),
              }}
            />
          </>
        )}
      </RequireSignIn>
    </div>
  );
}
