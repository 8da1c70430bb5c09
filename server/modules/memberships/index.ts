/** The front door of memberships: what is bought ahead, and paying with it. */
export type { PassSale, PassSold } from './use-cases/sell-pass.ts';
export { sellPassNow } from './use-cases/sell-pass.ts';
export { addMembership } from './use-cases/add-membership.ts';
export { usePass } from './use-cases/use-pass.ts';
