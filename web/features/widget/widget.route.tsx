import { data, Outlet } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { SERVICES_TO_BOOK } from '#web/booking/booking-api.ts';
import { loadHolds } from '#web/booking/holds/load-holds.ts';
import { OpenHolds } from '#web/booking/lazy-parts.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { OfferMenu } from '#web/booking/offer-menu.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/widget.route.ts';
import { WIDGET, WIDGET_PROVIDER, widgetView } from './widget.ts';
import styles from './widget.module.css';
import { WidgetFrame } from './widget-frame.tsx';

/** Nothing renders before the provider's plan is known (specification section 2). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = requestOf(context);
  const { api } = known;
  const isId = /^[1-9]\d{0,14}$/.test(params.integrationId ?? '');
  const widget = isId ? (await api(WIDGET, { id: Number(params.integrationId) })).getWebIntegration : null;
  if (widget?.framingSites) known.keepToSites(widget.framingSites);
  const id = widget?.providerId ?? null;
  const provider = id === null ? null : (await api(WIDGET_PROVIDER, { id })).getProviderGeneralInformation;
  const view = widgetView(widget, provider);
  if (view !== 'services' || id === null) return data({ widget, provider, view, services: [], held: null });
  const [{ getSubservicesForBooking }, held] = await Promise.all([
    api(SERVICES_TO_BOOK, { providerId: id }),
    loadHolds(url, known, id),
  ]);
  return data({ widget, provider, view, services: getSubservicesForBooking ?? [], held });
}

export type WidgetData = Route.ComponentProps['loaderData'];

/** Choosing a day or a time changes the booking alone; an attempt to book may have met a new price. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && formMethod !== 'POST' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.provider
      ? t(m.provider_widget_title, { name: args.loaderData.provider.name })
      : t(m.booking_title),
    isPrivate: true,
  }));

export default function WidgetRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { widget, provider, view, services, held } = loaderData;
  if (widget === null || provider === null || view === 'notConfigured') {
    return (
      <WidgetFrame title={t(m.provider_widget_not_configured_title)}>
        <p>{t(m.provider_widget_not_configured)}</p>
      </WidgetFrame>
    );
  }
  return (
    <ProviderLanguage value={provider.language}>
      <WidgetFrame
        title={t(m.provider_widget_title, { name: provider.name })}
        look={widget}
        siteHref={widget.link}
      >
        {held && <OpenHolds {...held} />}
        {view === 'services' ? (
          <div className={styles.columns}>
            <section aria-labelledby="services">
              <h2 id="services" className="visually-hidden">
                {t(m.provider_services)}
              </h2>
              <OfferMenu services={services} isMain />
            </section>
            <Outlet context={loaderData} />
          </div>
        ) : (
          <Outlet context={loaderData} />
        )}
      </WidgetFrame>
    </ProviderLanguage>
  );
}
