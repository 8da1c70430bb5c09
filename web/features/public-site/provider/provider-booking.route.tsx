import { redirect, useOutletContext } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { bookFromForm } from '#web/booking/book-from-form.ts';
import { BookingPanel } from '#web/booking/booking-panel.tsx';
import { isOwnToPay } from '#web/booking/is-own-to-pay.ts';
import { loadBooking } from '#web/booking/load-booking.ts';
import { answerOrOffline, loadedOrOffline } from '#web/booking/offline-answers.ts';
import { requestFromForm } from '#web/booking/request-from-form.ts';
import { isRequestAnswer, isRequestForm } from '#web/booking/typed-request.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/provider-booking.route.ts';
import { ContactOnly } from './contact-only.tsx';
import { ASKED_BY_PROVIDER } from './provider.ts';
import type { ProviderPageData } from './provider-page.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const known = requestOf(context);
  const loaded = await loadBooking(request, known);
  // Who comes back from the payment has the time that is gone
  if (loaded.isTimeGone && (await isOwnToPay(known, loaded.wish)))
    throw redirect(pathInLocale('/reservation-success', localeInPath(url.pathname)));
  return loaded;
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const known = requestOf(context);
  const id = Number(params.id);
  const form = await request.formData();
  if (isRequestForm(form)) return requestFromForm({ form, known, providerId: id });
  const { getLatestWebIntegrationWithProviderId: asked } = await known.api(ASKED_BY_PROVIDER, { id });
  const desk = {
    asked: asked ?? { askFirstname: false, askLastname: false, askPhone: false },
    webIntegrationId: null,
    isFramed: false,
  };
  return bookFromForm({ form, url, known, desk });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrOffline(request, () => serverLoader());
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerOrOffline(request, () => serverAction());
}

export default function ProviderBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, services, asked, isBookable } = useOutletContext<ProviderPageData>();
  const requested = isRequestAnswer(actionData) ? actionData : undefined;
  if (!isBookable)
    return <ContactOnly provider={provider} attemptKey={loaderData.attemptKey} answer={requested} />;
  return (
    <BookingPanel
      services={services}
      provider={provider}
      asked={asked}
      loaded={loaderData}
      answer={isRequestAnswer(actionData) ? undefined : actionData}
    />
  );
}
