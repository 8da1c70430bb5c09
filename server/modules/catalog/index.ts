export type { OfferPeriod } from './rules/period.ts';
export type { BookablePerson, NeededThing } from './store/bookable-offers.ts';
export type { ListedOffer, ListedService } from './store/service-list.ts';
export { serviceOfOffer } from './store/service-list.ts';
export type { NewOfferInput, NewServiceInput } from './use-cases/change-catalog.ts';
export {
  changeOfferStanding,
  changeServiceStanding,
  createGroup,
  createOffer,
  createService,
  updateOffer,
} from './use-cases/change-catalog.ts';
export type { BookableOffer } from './use-cases/get-bookable-offer.ts';
export { getBookableOffer, getBookableOffersOf, getBookableOffersWith } from './use-cases/get-bookable-offer.ts';
export {
  listPublicOffers,
  offersForBooking,
  providerOfOffer,
} from './use-cases/list-offers.ts';
