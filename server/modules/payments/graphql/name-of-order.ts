import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { OrderSubject } from '../index.ts';

/** What a top-up is called, whoever made it in whichever language. */
export const nameOfTopUp = (locale: Locale): string => m.wallet_top_up_name({}, { locale });

/** What was ordered, by the name it had then; a top-up has none of its own and is named in the reader's language. */
export const nameOfOrder = (
  { subject, snapshot }: { subject: OrderSubject; snapshot: { name: string } },
  locale: Locale,
): string => (subject === 'walletTopUp' ? nameOfTopUp(locale) : snapshot.name);
