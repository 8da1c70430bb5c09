import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { data, Outlet } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { KNOWN_CONTACT, SERVICES_TO_BOOK } from '#web/booking/booking-api.ts';
import { CLASSES_TO_BOOK } from '#web/booking/classes/class-calls.ts';
import { isOtherWeek, loadWeek } from '#web/booking/classes/load-week.ts';
import { Offers } from '#web/booking/classes/offers.tsx';
import { loadHolds } from '#web/booking/holds/load-holds.ts';
import { OpenHolds, WeekSessions } from '#web/booking/lazy-parts.tsx';
import { MEMBERSHIPS_OF_PROVIDER } from '#web/booking/memberships/membership-calls.ts';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { WIDGET_COURSES } from '#web/booking/videos/video-calls.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useModals } from '#web/ui/modal.tsx';
import type { Route } from './+types/widget.route.ts';
import { COURSE_MODAL, CourseInWidget } from './course-in-widget.tsx';
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
  const videos =
    widget?.showVideos && id !== null
      ? ((await api(WIDGET_COURSES, { providerId: id, webIntegrationId: widget.id })).getPublicVideos ?? [])
      : [];
  const bought =
    widget?.showMemberships && id !== null ? await api(MEMBERSHIPS_OF_PROVIDER, { providerId: id }) : null;
  const memberships = bought?.getPublicMemberships ?? [];
  const view = widgetView(widget, provider, { classes, videos, memberships });
  if (view !== 'offers' || id === null || widget === null)
    return data({
      widget,
      provider,
      view,
      services: [],
      classes: [],
      videos: [],
      memberships: [],
      known: null,
      attemptKey: '',
      week: null,
      held: null,
    });
  const timeZone = provider?.timezone ?? 'Europe/Rome';
  const [services, held, week, contact] = await Promise.all([
    widget.showServices ? api(SERVICES_TO_BOOK, { providerId: id }) : null,
    loadHolds(url, known, id),
    loadWeek(url, known, { providerId: id, timeZone, classes }),
    videos.length > 0 ? api(KNOWN_CONTACT) : null,
  ]);
  return data({
    widget,
    provider,
    view,
    services: services?.getSubservicesForBooking ?? [],
    classes,
    videos,
    memberships,
    known: contact?.getCurrentUser ?? null,
    attemptKey: randomUUID(),
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
  const { widget, provider, view, services, classes, videos, memberships, week, held } = loaderData;
  const [opened, setOpened] = useState<number | null>(null);
  const modals = useModals();
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
                videos={videos}
                memberships={memberships}
                coursesIn={{
                  basePath: `/website-integration/${widget.id}/video`,
                  onOpen: (courseId) => {
                    setOpened(courseId);
                    modals.open(COURSE_MODAL);
                  },
                }}
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
            <CourseInWidget {...loaderData} course={videos.find(({ id }) => id === opened)} />
          </div>
        ) : (
          <Outlet context={loaderData} />
        )}
      </WidgetFrame>
    </ProviderLanguage>
  );
}
