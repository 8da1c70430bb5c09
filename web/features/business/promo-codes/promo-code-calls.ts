import type { PromoCodeSeen } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { PromoCodeSeen };

const SEEN = `fragment PromoCodeSeen on PromoCode {
  id code percentBasisPoints amountCents duration months validFrom validUntil mostUses used state version
}`;

export const PROMO_CODES = operation(`query PromoCodes($providerId: Id!) {
  getPromoCodes(providerId: $providerId) { ...PromoCodeSeen }
} ${SEEN}`);

export const NEW_PROMO_CODE = operation(`query NewPromoCode {
  getCurrentUser { businesses { providerId viewerCan } }
}`);

export const PROMO_CODE_TO_EDIT = operation(`query PromoCodeToEdit($providerId: Id!, $id: Id!) {
  getPromoCode(providerId: $providerId, id: $id) { ...PromoCodeSeen }
  getCurrentUser { businesses { providerId viewerCan } }
} ${SEEN}`);

export const CREATE_PROMO_CODE =
  operation(`mutation CreatePromoCode($providerId: Id!, $input: PromoCodeInput!) {
  createPromoCode(providerId: $providerId, input: $input)
}`);
export const EDIT_PROMO_CODE =
  operation(`mutation EditPromoCode($providerId: Id!, $id: Id!, $version: Int!, $input: PromoCodeInput!) {
  editPromoCode(providerId: $providerId, id: $id, version: $version, input: $input)
}`);
export const TOGGLE_PROMO_CODE =
  operation(`mutation TogglePromoCode($providerId: Id!, $id: Id!, $active: Boolean!) {
  togglePromoCode(providerId: $providerId, id: $id, active: $active)
}`);
