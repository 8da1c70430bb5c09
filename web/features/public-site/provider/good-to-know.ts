import { formatPercent } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { isBookable } from '#web/booking/booking-types.ts';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import { isSold } from '#web/booking/classes/class-rules.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ProviderOnPage } from './provider.ts';

/**
 * How one pays, what paying online saves, until when cancelling is free: known before booking starts. For the loader: the
 * page's JavaScript carries the sentences, not how they are made.
 */
export function goodToKnow(
  {
    freeCancellationHours,
    cancellationPolicy,
    reservationOffset,
  }: Pick<ProviderOnPage, 'freeCancellationHours' | 'cancellationPolicy' | 'reservationOffset'>,
  { services, classes }: { services: readonly ServiceToBook[]; classes: readonly ClassToBook[] },
  t: Texts,
): string[] {
  const offers = services.flatMap((service) => service.offers);
  const sold = [...offers.filter(isBookable), ...classes.filter(isSold)];
  if (sold.length === 0) return [];
  const discount = Math.max(
    0,
    ...offers.filter(({ canPayOnline }) => canPayOnline).map((offer) => offer.onlineDiscountPercent),
  );
  return [
    paymentSentence(
      sold.some(({ canBookOnly }) => canBookOnly),
      sold.some(({ canPayOnline }) => canPayOnline),
      t,
    ),
    discount > 0 && t(m.provider_online_discount, { percent: formatPercent(discount) }),
    freeCancellationHours > 0
      ? t(m.provider_free_cancellation, { hours: freeCancellationHours })
      : t(m.provider_free_cancellation_until_start),
    cancellationPolicy,
    // Classes have no notice
    reservationOffset > 0 &&
      offers.some(isBookable) &&
      t(m.provider_notice, { duration: noticeText(reservationOffset, t) }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}

function paymentSentence(isOnSite: boolean, isOnline: boolean, t: Texts): string {
  if (isOnSite && isOnline) return t(m.provider_pays_either);
  if (isOnline) return t(m.provider_pays_online_only);
  // Bookable in one way at least: what is left is a pass
  return t(isOnSite ? m.provider_pays_on_site : m.provider_pays_by_membership);
}

/** Whole hours as hours, anything else in minutes; one of each never occurs as notice of less than five minutes. */
function noticeText(minutes: number, t: Texts): string {
  return minutes % 60 === 0 && minutes > 60
    ? t(m.provider_notice_hours, { count: minutes / 60 })
    : t(m.provider_notice_minutes, { count: minutes });
}
