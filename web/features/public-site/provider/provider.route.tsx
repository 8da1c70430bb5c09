import { data, Outlet } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { SERVICES_TO_BOOK } from '#web/booking/booking-api.ts';
import { CLASSES_TO_BOOK } from '#web/booking/classes/class-calls.ts';
import { isOtherWeek, loadWeek } from '#web/booking/classes/load-week.ts';
import { loadHolds } from '#web/booking/holds/load-holds.ts';
import { MEMBERSHIPS_OF_PROVIDER } from '#web/booking/memberships/membership-calls.ts';
import { VIDEOS_OF_PROVIDER } from '#web/booking/videos/video-calls.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Route } from './+types/provider.route.ts';
import { businessData } from './business-data.ts';
import { closedLabel } from './closed-labels.ts';
import { goodToKnow } from './good-to-know.ts';
import { openNowLabel } from './open-now.ts';
import { largestImage, PROVIDER_PAGE } from './provider.ts';
import { ProviderPage } from './provider-page.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = requestOf(context);
  const { api, origin, locale } = known;
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw data(null, { status: 404 });
  const id = Number(params.id);
  const { getProviderGeneralInformation: provider, ...found } = await api(PROVIDER_PAGE, { id });
  if (provider === null) throw data(null, { status: 404 });
  const [
    { getSubservicesForBooking },
    { getClassesForBooking },
    { getPublicVideos },
    { getPublicMemberships },
    held,
  ] = await Promise.all([
    api(SERVICES_TO_BOOK, { providerId: id }),
    api(CLASSES_TO_BOOK, { providerId: id }),
    api(VIDEOS_OF_PROVIDER, { providerId: id }),
    api(MEMBERSHIPS_OF_PROVIDER, { providerId: id }),
    loadHolds(url, known, id),
  ]);
  const services = getSubservicesForBooking ?? [];
  const classes = getClassesForBooking ?? [];
  const readAt = Temporal.Now.instant().toString();
  return {
    provider,
    asked: found.getLatestWebIntegrationWithProviderId ?? {
      askFirstname: true,
      askLastname: true,
      askPhone: true,
    },
    services,
    classes,
    videos: getPublicVideos ?? [],
    memberships: getPublicMemberships ?? [],
    week: await loadWeek(url, known, { providerId: id, timeZone: provider.timezone, classes }),
    isBookable: provider.takesBookings,
    held,
    readAt,
    words: {
      goodToKnow: goodToKnow(provider, { services, classes }, textsIn(locale)),
      openNow: openNowLabel(provider, readAt, locale),
      closed: provider.closures.map((dates) => closedLabel(dates, locale)),
    },
    structured: businessData(provider, `${origin}/${locale}/provider/${id}`, origin),
  };
}

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

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, (t) => ({ title: t(m.shell_not_found_title), isPrivate: true }));
  const { provider, structured } = loaderData;
  const image = largestImage(provider.images) ?? undefined;
  return [
    ...pageMeta(args, (t) => ({
      title: provider.location.city ? `${provider.name}, ${provider.location.city}` : provider.name,
      description: t(m.provider_description, { name: provider.name, city: provider.location.city ?? '' }),
      image,
    })),
    { 'script:ld+json': structured },
  ];
};

export default function ProviderRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <ProviderPage key={params.id} {...loaderData}>
      <Outlet context={loaderData} />
    </ProviderPage>
  );
}
