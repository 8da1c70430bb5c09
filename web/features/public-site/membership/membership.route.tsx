import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { SHOW_FIELD } from '#web/booking/classes/offer-kinds.ts';
import { buyPassFromForm } from '#web/booking/memberships/buy-pass-from-form.ts';
import { loadMembership } from '#web/booking/memberships/load-membership.ts';
import { MEMBERSHIP_SELLER } from '#web/booking/memberships/membership-calls.ts';
import { MembershipPage } from '#web/booking/memberships/membership-page.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import styles from '../class/class.module.css';
import type { Route } from './+types/membership.route.ts';

const ASKS_ALL = { askFirstname: true, askLastname: true, askPhone: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const known = requestOf(context);
  const ids = idsIn(params);
  if (ids === null) throw data(null, { status: 404 });
  const [{ getProviderGeneralInformation: seller, getLatestWebIntegrationWithProviderId: asked }, loaded] =
    await Promise.all([known.api(MEMBERSHIP_SELLER, { id: ids.providerId }), loadMembership(known, ids)]);
  if (seller === null || loaded === null) throw data(null, { status: 404 });
  return { ...loaded, seller, asked: asked ?? ASKS_ALL };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const known = requestOf(context);
  const ids = idsIn(params);
  if (ids === null) throw data(null, { status: 404 });
  const [{ getLatestWebIntegrationWithProviderId: asked }, loaded] = await Promise.all([
    known.api(MEMBERSHIP_SELLER, { id: ids.providerId }),
    loadMembership(known, ids),
  ]);
  if (loaded === null) throw data(null, { status: 404 });
  const form = await request.formData();
  return buyPassFromForm({
    form,
    url,
    known,
    membership: loaded.membership,
    asked: asked ?? ASKS_ALL,
    webIntegrationId: null,
    isFramed: false,
  });
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, (t) => ({ title: t(m.shell_not_found_title), isPrivate: true }));
  const { membership, seller } = loaderData;
  return pageMeta(args, () => ({
    title: `${membership.name}, ${seller.name}`,
    ...(membership.description && { description: membership.description.slice(0, 160) }),
  }));
};

/** A membership of a provider, and buying it. */
export default function MembershipRoute({ loaderData, actionData }: Route.ComponentProps) {
  const localPath = useLocalPath();
  const { seller } = loaderData;
  return (
    <ProviderLanguage value={seller.language}>
      <div className={styles.frame}>
        <MembershipPage
          {...loaderData}
          answer={actionData}
          back={localPath(`/provider/${seller.id}?${SHOW_FIELD}=memberships`)}
          headingLevel={1}
        />
      </div>
    </ProviderLanguage>
  );
}

function idsIn({ id = '', membershipId = '' }: { id?: string; membershipId?: string }) {
  return [id, membershipId].every((digits) => /^[1-9]\d{0,14}$/.test(digits))
    ? { providerId: Number(id), membershipId: Number(membershipId) }
    : null;
}
