/** The front door of taxes: how a treatment is taxed. */
export type { VatChoice } from './rules/vat-choice.ts';
export { defaultVatTreatment } from './rules/vat-choice.ts';
export type { AgreedVat, VatRule } from './store/vat-rules.ts';
export { agreedVatAsJson } from './store/vat-rules.ts';
export { listVatTreatments } from './use-cases/list-vat-treatments.ts';
