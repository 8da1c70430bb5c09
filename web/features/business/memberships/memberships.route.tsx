import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { mayOpen } from '#web/business-frame/center/entries.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { listAddress, oneOf } from '#web/lib/list-address.ts';
import { loadList } from '#web/lib/load-list.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/memberships.route.ts';
import { MEMBERSHIP_ACTS } from './change-memberships.ts';
import type { ListedMembership, PassSeen } from './membership-calls.ts';
import { HOLDERS, MEMBERSHIPS } from './membership-calls.ts';
import { HolderList } from './holder-list.tsx';
import { MembershipList } from './membership-list.tsx';
import styles from './memberships.module.css';
import { useMayChangeMemberships } from './use-may-change-memberships.ts';

/** What the address says: what is sold, the archive, or who holds what. */
const ADDRESS = listAddress({
  show: oneOf<'current' | 'archived' | 'holders'>(['current', 'archived', 'holders']),
});

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.memberships_title);
export const ErrorBoundary = faultAt('memberships', m.memberships_title);

interface Loaded {
  memberships: readonly ListedMembership[];
  holders: readonly PassSeen[];
  /** The payment settings let nobody pay with a membership while booking. */
  areUnusableOnline: boolean;
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const loaded: Loaded = { memberships: [], holders: [], areUnusableOnline: false };
    const { asked, list } = await loadList(url, ADDRESS, async ({ show, page }) => {
      if (show === 'holders') {
        const { getUserMemberships: found } = await api(HOLDERS, { providerId, page });
        loaded.holders = found.items;
        return found;
      }
      const asking = { providerId, archived: show === 'archived' };
      const { getMemberships, getPaymentOptions: options } = await api(MEMBERSHIPS, asking);
      loaded.memberships = getMemberships;
      loaded.areUnusableOnline = options !== null && !options.serviceMembership && !options.courseMembership;
      return { items: loaded.memberships, total: loaded.memberships.length, pages: 1 };
    });
    return { asked, ...loaded, total: list?.total ?? 0, hasFailed: list === null };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), MEMBERSHIP_ACTS);
}

/** The memberships of a center: what is sold, the archive, and who holds what (specification section 2, "Memberships"). */
export default function MembershipsRoute({ loaderData }: Route.ComponentProps) {
  const { asked, memberships, holders, areUnusableOnline, total, hasFailed } = loaderData;
  const t = useTexts();
  const centerPath = useCenterPath();
  const center = useOwnCenter();
  const { notInPackage } = center;
  const mayChange = useMayChangeMemberships();
  const maySell = useMay('takePayments') && !notInPackage.includes('changeMemberships');
  return (
    <Screen
      title={t(m.memberships_title)}
      act={
        <>
          {maySell && (
            <ButtonLink to={centerPath('memberships/sell')} look="secondary">
              {t(m.pass_sell)}
            </ButtonLink>
          )}
          {mayChange && (
            <ButtonLink to={`${centerPath('memberships/new')}?type=bundle`} look="secondary">
              {t(m.bundles_new)}
            </ButtonLink>
          )}
          {mayChange && (
            <ButtonLink to={centerPath('memberships/new')}>
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.memberships_new)}
            </ButtonLink>
          )}
        </>
      }
    >
      {notInPackage.includes('changeMemberships') && (
        <p className={styles.note}>
          {t(m.error_insufficient_plan)} {t(m.memberships_package)}
        </p>
      )}
      {areUnusableOnline && memberships.length > 0 && (
        <p className={styles.note}>
          {t(m.memberships_not_online)}{' '}
          {mayOpen(center, 'payment-settings') && (
            <Link to={centerPath('payment-settings')}>{t(m.memberships_change_payments)}</Link>
          )}
        </p>
      )}
      {asked.show === 'holders' ? (
        <HolderList
          holders={holders}
          total={total}
          page={asked.page}
          hasFailed={hasFailed}
          hrefOf={(page) => centerPath('memberships') + ADDRESS.searchOf({ ...asked, page })}
        />
      ) : (
        <MembershipList memberships={memberships} show={asked.show} hasFailed={hasFailed} />
      )}
    </Screen>
  );
}
