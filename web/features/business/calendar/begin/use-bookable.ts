import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { BookedOffer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { WHAT_CAN_BE_BOOKED } from '#web/business-frame/new-reservation/new-reservation-calls.ts';

export const NO_OFFERS: readonly BookedOffer[] = [];

/** What can be booked at the desk; nothing until it is read. */
export function useBookable(): { offers: readonly BookedOffer[]; hasFailed: boolean } {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const [known, setKnown] = useState<{ offers: readonly BookedOffer[]; hasFailed: boolean }>({
    offers: NO_OFFERS,
    hasFailed: false,
  });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    const read = async (): Promise<void> => {
      const next = await browserApi(locale)(WHAT_CAN_BE_BOOKED, { providerId }).then(
        ({ getBookableAtDesk: { offers } }) => ({ offers, hasFailed: false }),
        () => ({ offers: NO_OFFERS, hasFailed: true }),
      );
      if (!isLeft.current) setKnown(next);
    };
    void read();
    return () => {
      isLeft.current = true;
    };
  }, [locale, providerId]);
  return known;
}
