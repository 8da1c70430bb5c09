import type { LocalDate } from '#contracts/time.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Somebody bought a pass online and has it from now on; with its terms as they were sold. */
export type PassBought = Fact<
  'passBought',
  {
    providerId: number;
    passId: number;
    customerId: number;
    language: Locale;
    name: string;
    offerName: string;
    priceCents: number;
    /** With which code it was bought, and what that took off, in cents. */
    promoCode?: string | null;
    promoDiscountCents?: number;
    /** null: without limit. */
    entries: number | null;
    /** null: it begins with its first use. */
    startsOn: LocalDate | null;
    endsOn: LocalDate | null;
    startBy: LocalDate | null;
    /** The first day of its season. */
    seasonFrom: LocalDate | null;
  }
>;
export const passBought = fact<PassBought>('passBought');
