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
import { MY_WALLETS } from './wallet-calls.ts';
import passStyles from './my-passes.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.passes_mine), isPrivate: true }));

const ADDRESS = listAddress({});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = ADDRESS.read(url.searchParams);
  const { api } = requestOf(context);
  const found = await whenSignedIn(() => Promise.all([api(MY_PASSES, { page }), api(MY_WALLETS)]));
  const [passes, wallets] = found ?? [];
  return { page, list: passes?.getMyPasses ?? null, wallets: wallets?.getMyWallets ?? null };
}

/** The own passes; who has just bought one as a guest is told how to get in. */
export default function MyPassesRoute({ loaderData: { page, list, wallets } }: Route.ComponentProps) {
  const t = useTexts();
  const { user } = useAuthentication();
  const hasBought = useSearchParams()[0].has('bought');
  return (
    <div className={styles.page}>
      {hasBought && (
        <div role="status" className={styles.bought}>
          <strong>{t(m.passes_bought_title)}</strong>
          <p>{t(user === null ? m.passes_bought_guest : m.passes_bought)}</p>
        </div>
      )}
      <RequireSignIn>
        <h1>{t(m.passes_mine)}</h1>
        {wallets && wallets.total > 0 && <MyWallets wallets={wallets.items} />}
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
