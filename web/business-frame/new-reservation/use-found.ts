import { useEffect, useState } from 'react';
import { browserApi } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../center/own-center.tsx';
import type { BookedCustomer } from './new-reservation-calls.ts';
import { CUSTOMERS_TO_BOOK } from './new-reservation-calls.ts';

/** Long enough not to ask for every letter, short enough to be there when one looks up. */
const TYPING_PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

/** Who is found while somebody types. */
export type Found = {
  /** Null while nothing was asked or answered. */
  found: readonly BookedCustomer[] | null;
  hasFailed: boolean;
  /** Found for what stood in the field before; what stands there now is still asked. */
  isOfBefore: boolean;
};
type Answered = { asked: string; found: readonly BookedCustomer[]; hasFailed?: boolean };

/** Who is found for what stands in the field. */
export function useFound(typed: string): Found {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const [answer, setAnswer] = useState<Answered>({ asked: '', found: [] });
  const q = typed.trim();
  useEffect(() => {
    if (q.length < FEWEST_LETTERS) return undefined;
    const isLeft = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await browserApi(locale)(CUSTOMERS_TO_BOOK, { providerId, q }).then(
        (data): Answered => ({ asked: q, found: data.searchCustomers }),
        // A connection that is gone fails here; where the session has ended, the page already leads to the log-in
        (): Answered => ({ asked: q, found: [], hasFailed: true }),
      );
      if (!isLeft.signal.aborted) setAnswer(found);
    };
    const soon = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      isLeft.abort();
      clearTimeout(soon);
    };
  }, [q, locale, providerId]);
  if (q.length < FEWEST_LETTERS) return { found: null, hasFailed: false, isOfBefore: false };
  const hasFailed = answer.hasFailed ?? false;
  // While the next letters are asked what was found before stays: a list that comes and goes cannot be read
  return {
    found: hasFailed || answer.asked === '' ? null : answer.found,
    hasFailed,
    isOfBefore: answer.asked !== q,
  };
}
