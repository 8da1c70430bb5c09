import { data, Outlet } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { SERVICES_TO_BOOK } from '#web/booking/booking-api.ts';
import { CLASSES_TO_BOOK } from '#web/booking/classes/class-calls.ts';
import { isOtherWeek, loadWeek } from '#web/booking/classes/load-week.ts';
import { Offers } from '#web/booking/classes/offers.tsx';
import { loadHolds } from '#web/booking/holds/load-holds.ts';
import { OpenHolds, WeekSessions } from '#web/booking/lazy-parts.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/widget.route.ts';
import { classesShown, WIDGET, WIDGET_PROVIDER, widgetView } from './widget.ts';
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
  const hasClasses = widget !== null && id !== null && (widget.showCourses || widget.showEvents);
  const found = hasClasses ? (await api(CLASSES_TO_BOOK, { providerId: id })).getClassesForBooking : null;
  const classes = widget === null ? [] : classesShown(widget, found ?? []);
  const view = widgetView(widget, provider, classes);
  if (view !== 'offers' || id === null || widget === null)
    return data({ widget, provider, view, services: [], classes: [], week: null, held: null });
  const timeZone = provider?.timezone ?? 'Europe/Rome';
  const [services, held, week] = await Promise.all([
    widget.showServices ? api(SERVICES_TO_BOOK, { providerId: id }) : null,
    loadHolds(url, known, id),
    loadWeek(url, known, { providerId: id, timeZone, classes }),
  ]);
  return data({
    widget,
    provider,
    view,
    services: services?.getSubservicesForBooking ?? [],
    classes,
    week,
    held,
  });
}

export type WidgetData = Route.ComponentProps['loaderData'];

/** Choosing a day or a time changes the booking alone, another week the sessions; an attempt to book may have met a new price. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (isOtherWeek(currentUrl, nextUrl)) return true;
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
  const localPath = useLocalPath();
  const { widget, provider, view, services, classes, week, held } = loaderData;
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
        {view === 'offers' ? (
          <div className={styles.columns}>
            <section aria-labelledby="services">
              <h2 id="services" className="visually-hidden">
                {t(m.provider_services)}
              </h2>
              <Offers
                services={services}
                classes={classes}
                videos={[]}
                basePath={localPath(`/website-integration/${widget.id}`)}
                timeZone={provider.timezone}
                isMain
              />
              {week && (
                <WeekSessions
                  week={week}
                  classes={classes}
                  basePath={localPath(`/website-integration/${widget.id}`)}
                />
              )}
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
