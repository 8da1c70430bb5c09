/** The front door of selling. */
export type { CancellationTerms } from './rules/cancellation.ts';
export {
  cancellationTerms,
  freeCancellationUntil,
  isFreeAt,
  termsOfEnded,
  wasGivenUpTooLate,
} from './rules/cancellation.ts';
export {
  beginningOf,
  canKeepLonger,
  EXTRA_HOLD_MINUTES,
  UNCONFIRMED_HOLD_MINUTES,
  UNPAID_HOLD_MINUTES,
} from './rules/hold-lengths.ts';
export { saleBlocker } from './rules/sale-blockers.ts';
export type { SaleTerms } from './rules/sale-terms.ts';
export { termsInOneWord } from './rules/sale-terms.ts';
export { contactLocks, lockOfEmail } from './use-cases/contact-locks.ts';
export type { PayAtOnce } from './use-cases/pay-at-once.ts';
export type { ContactFormValues } from './use-cases/read-contact.ts';
export { readContact } from './use-cases/read-contact.ts';
export { refuseUnwelcome } from './use-cases/refuse-unwelcome.ts';
export type { TermsText } from './use-cases/terms-text.ts';
export { keepTermsText, TERMS_TEXT, TERMS_VERSION, termsTexts } from './use-cases/terms-text.ts';
