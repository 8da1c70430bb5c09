export type { OfferPeriod } from './rules/period.ts';
export type { BookablePerson, NeededEquipment } from './store/bookable-offers.ts';
export type { CatalogClass, ClassForSale } from './store/classes.ts';
export {
  findClasses,
  insertClass,
  listClasses,
  namedClasses,
  publicClassNamesOf,
  readClasses,
  readClassesForSale,
  setClassesStanding,
  updateClass,
} from './store/classes.ts';
export type { OfferToCover } from './store/offers-to-cover.ts';
export { readOffersToCover } from './store/offers-to-cover.ts';
export { readPeopleOfOffers } from './store/people-of-offers.ts';
export type { ListedOffer, ListedService } from './store/service-list.ts';
export { offerSeats } from './store/offer-seats.ts';
export { namedOffers, offersOfService, serviceOfOffer } from './store/service-list.ts';
export type { NewOfferInput, NewServiceInput } from './use-cases/change-catalog.ts';
export { createGroup, createOffer, createService } from './use-cases/change-catalog.ts';
export type { BookableOffer } from './use-cases/get-bookable-offer.ts';
export {
  getAnyOffer,
  getBookableOffer,
  getBookableOffersOf,
  getBookableOffersWith,
  getOffersInUse,
} from './use-cases/get-bookable-offer.ts';
export { listPublicOffers, offersForBooking, providerOfOffer } from './use-cases/list-offers.ts';
export type { OwnNeed, OwnOffer, OwnService, PlacedService } from './store/services/find-services.ts';
export type { ServiceOfResource } from './store/services/services-of-resource.ts';
export { readServicesOfResource } from './store/services/services-of-resource.ts';
export type { ServiceGroup } from './store/services/groups.ts';
export { expectGroup } from './use-cases/services/save-service.ts';
export { groupAsJson, readGroups } from './store/services/groups.ts';
export {
  changeSubServices,
  createServiceGroup,
  createSubService,
  deleteServiceGroup,
  deleteSubServices,
  editServiceGroup,
  editSubService,
  reorderServiceGroups,
  reorderSubServices,
} from './use-cases/services/commands.ts';
export { requestServicePicture, takeServicePicture } from './use-cases/services/pictures.ts';
export { readServicePicture } from './use-cases/services/read-picture.ts';
export type { ServiceResource } from './use-cases/services/own-services.ts';
export {
  getOwnService,
  getOwnServices,
  listOwnServices,
  listServiceGroups,
  listServiceOrder,
  listServiceResources,
} from './use-cases/services/own-services.ts';
export { addService, editService } from './use-cases/services/save-service.ts';
export type { OfferToStand } from './store/services/offers-to-stand.ts';
export { readOffersToStand } from './store/services/offers-to-stand.ts';
export { announceOffersChanged } from './use-cases/announce-offers-changed.ts';
