import * as m from '#contracts/texts/messages.js';
import { listAddress } from '#web/lib/list-address.ts';
import { loadList } from '#web/lib/load-list.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/my-payments.route.ts';
import styles from './own-list.module.css';
import { MY_ORDERS } from './payments/order-calls.ts';
import { OrderList } from './payments/order-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.mybookings_payments_title), isPrivate: true }));

const ADDRESS = listAddress({});

export function loader({ context, url }: Route.LoaderArgs) {
  const { api } = requestOf(context);
  return loadList(url, ADDRESS, async (asked) => {
    const found = await whenSignedIn(() => api(MY_ORDERS, asked));
    return found?.getMyOrders ?? null;
  });
}

/** The third tab of the profile: own orders, the newest first (specification sections 1 and 2). */
export default function MyPaymentsRoute({ loaderData: { asked, list, hasFailed } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div className={styles.page}>
      <h2 className="visually-hidden">{t(m.mybookings_payments_title)}</h2>
      {hasFailed && (
        <EmptyState title={t(m.mybookings_payments_failed_title)} text={t(m.mybookings_failed)}>
          <ButtonLink to={localPath('/profile/payments') + ADDRESS.searchOf(asked)}>
            {t(m.mybookings_retry)}
          </ButtonLink>
        </EmptyState>
      )}
      {list?.total === 0 && (
        <EmptyState title={t(m.mybookings_payments_none_title)} text={t(m.mybookings_payments_none)}>
          <ButtonLink to={localPath('/book')}>{t(m.mybookings_find)}</ButtonLink>
        </EmptyState>
      )}
      {list && list.total > 0 && (
        <>
          <output className={styles.count}>
            {list.total === 1
              ? t(m.mybookings_payments_count_one)
              : t(m.mybookings_payments_count, { count: list.total })}
          </output>
          <OrderList orders={list.items} />
          <Pagination
            page={asked.page}
            pageCount={list.pages}
            hrefOf={(page) => ADDRESS.searchOf({ page })}
            labels={{
              navigation: t(m.mybookings_payments_pages),
              previous: t(m.ui_previous_page),
              next: t(m.ui_next_page),
              page: (number) => t(m.ui_page_number, { number }),
            }}
          />
        </>
      )}
    </div>
  );
}
