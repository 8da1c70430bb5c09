import { PAYMENT_SETTINGS } from './statuses.ts';
import type { PaymentSetting } from './statuses.ts';

/** The second spelling of the provider's payment setting (specification section 3); read, never written. */
const OTHER_SPELLINGS: Readonly<Record<string, PaymentSetting>> = {
  off: 'NoPayments',
  on: 'OnlineOnly',
  'on+off': 'Optional',
};

/** The setting behind either spelling, or null for a word that is none. */
export function readPaymentSetting(word: string): PaymentSetting | null {
  const setting = PAYMENT_SETTINGS.find((candidate) => candidate === word);
  return setting ?? (Object.hasOwn(OTHER_SPELLINGS, word) ? (OTHER_SPELLINGS[word] ?? null) : null);
}
