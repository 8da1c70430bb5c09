import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { SHOW_FIELD } from '#web/booking/classes/offer-kinds.ts';
import { buyPassFromForm } from '#web/booking/memberships/buy-pass-from-form.ts';
import { loadMembership } from '#web/booking/memberships/load-membership.ts';
import { MembershipPage } from '#web/booking/memberships/membership-page.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/widget-membership.route.ts';
import { WIDGET, WIDGET_PROVIDER } from './widget.ts';
import { WidgetFrame } from './widget-frame.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const known = requestOf(context);
  const widget = await widgetOf(known, params);
  const membershipId = idOf(params.membershipId);
  if (!widget?.showMemberships || membershipId === null) throw data(null, { status: 404 });
  if (widget.framingSites) known.keepToSites(widget.framingSites);
  const { providerId } = widget;
  const [{ getProviderGeneralInformation: provider }, loaded] = await Promise.all([
    known.api(WIDGET_PROVIDER, { id: providerId }),
    loadMembership(known, { providerId, membershipId }),
  ]);
  if (provider === null || loaded === null) throw data(null, { status: 404 });
  return { ...loaded, widget, provider };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const known = requestOf(context);
  const widget = await widgetOf(known, params);
  const membershipId = idOf(params.membershipId);
  if (!widget?.showMemberships || membershipId === null) throw data(null, { status: 404 });
  const loaded = await loadMembership(known, { providerId: widget.providerId, membershipId });
  if (loaded === null) throw data(null, { status: 404 });
  const form = await request.formData();
  // Without scripts the browser itself still says where the page stands
  const isFramed = form.has('framed') || request.headers.get('Sec-Fetch-Dest') === 'iframe';
  return buyPassFromForm({
    form,
    url,
    known,
    membership: loaded.membership,
    asked: widget,
    webIntegrationId: widget.id,
    isFramed,
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.membership.name ?? t(m.memberships_title),
    isPrivate: true,
  }));

/** A membership inside a provider's site, and buying it (specification section 2). */
export default function WidgetMembershipRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { widget, provider } = loaderData;
  return (
    <ProviderLanguage value={provider.language}>
      <WidgetFrame
        title={t(m.provider_widget_title, { name: provider.name })}
        look={widget}
        siteHref={widget.link}
      >
        <MembershipPage
          {...loaderData}
          seller={provider}
          asked={widget}
          answer={actionData}
          back={localPath(`/website-integration/${widget.id}?${SHOW_FIELD}=memberships`)}
          headingLevel={2}
        />
      </WidgetFrame>
    </ProviderLanguage>
  );
}

async function widgetOf({ api }: Pick<RequestContext, 'api'>, params: { integrationId?: string }) {
  const id = idOf(params.integrationId);
  return id === null ? null : (await api(WIDGET, { id })).getWebIntegration;
}

const idOf = (digits = ''): number | null => (/^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null);
