import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { OfferToBook } from './booking-types.ts';
import { momentIn } from './shown-times.ts';
import styles from './cancellation-words.module.css';

type CancellationWordsProps = {
  offer: Pick<OfferToBook, 'canBookOnly' | 'canPayOnline' | 'priceCents'>;
  freeCancellationHours: number;
  /** What the provider adds in its own words; may be empty. */
  policy: string;
  /** ISO, with offset. */
  startsAt: string;
  timeZone: string;
  /** The present moment as the server saw it, ISO. */
  readAt: string;
};

/** The cancellation rule for one start, in words, with what the provider adds (specification sections 3 and 9). */
export function CancellationWords({ policy, ...rule }: CancellationWordsProps) {
  return (
    <>
      <Rule {...rule} />
      {policy && <p className={styles.policy}>{policy}</p>}
    </>
  );
}

function Rule({
  offer,
  freeCancellationHours,
  startsAt,
  timeZone,
  readAt,
}: Omit<CancellationWordsProps, 'policy'>) {
  const t = useTexts();
  const locale = useLocale();
  const { until: untilWords, noLonger } = WORDS[payingOf(offer)];
  if (freeCancellationHours === 0 || offer.priceCents === 0) return <p>{t(m.booking_cancel_until_start)}</p>;
  const until = new Date(Date.parse(startsAt) - freeCancellationHours * 3_600_000).toISOString();
  if (until < new Date(readAt).toISOString()) return <p>{t(noLonger)}</p>;
  return <p>{t(untilWords, { moment: momentIn(timeZone, until, locale) })}</p>;
}

/** Only what was paid beforehand can fail to come back. */
const WORDS = {
  online: { until: m.booking_cancel_until, noLonger: m.booking_cancel_no_longer },
  either: { until: m.booking_cancel_until_either, noLonger: m.booking_cancel_no_longer_either },
  onSite: { until: m.booking_cancel_until_on_site, noLonger: m.booking_cancel_no_longer_on_site },
};

function payingOf({
  canBookOnly,
  canPayOnline,
}: Pick<OfferToBook, 'canBookOnly' | 'canPayOnline'>): keyof typeof WORDS {
  if (!canPayOnline) return 'onSite';
  return canBookOnly ? 'either' : 'online';
}
