import type { MembershipToBuy, MyPassShown } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { CREATION_RESULT } from '../booking-api.ts';
import { PROVIDER_TO_BOOK } from '../booking-types.ts';

export type { MembershipToBuy, MyPassShown };
export type OfferToBuy = MembershipToBuy['offers'][number];

const MEMBERSHIP_TO_BUY = `fragment MembershipToBuy on PublicMembership {
  id providerId name description type coverNames parts { entries name } rules { type period amount }
  offers { canBuy offer { id name description priceCents sessionsCounter duration durationType begins startTime endTime } }
}`;

/** The memberships of one provider. */
export const MEMBERSHIPS_OF_PROVIDER = operation(`query MembershipsOfProvider($providerId: Id!) {
  getPublicMemberships(providerId: $providerId) { ...MembershipToBuy }
} ${MEMBERSHIP_TO_BUY}`);

export const MEMBERSHIP_PAGE = operation(`query MembershipPage($id: Id!) {
  getPublicMembership(id: $id) { ...MembershipToBuy }
} ${MEMBERSHIP_TO_BUY}`);

/** Whose membership it is, and what its latest integration asks of who buys. */
export const MEMBERSHIP_SELLER = operation(`query MembershipSeller($id: Id!) {
  getProviderGeneralInformation(id: $id) { ...ProviderToBook language }
  getLatestWebIntegrationWithProviderId(id: $id) { id askFirstname askLastname askPhone }
} ${PROVIDER_TO_BOOK}`);

export const BUY_PASS = operation(`mutation BuyPass(
  $membershipId: Id!, $email: String!, $firstname: String, $lastname: String, $phone: String, $agreements: [AgreementInput!],
  $shownAmountCents: Int, $webIntegrationId: Id, $promoCode: String
) {
  generatePaymentIntent(
    membershipId: $membershipId, email: $email, firstname: $firstname, lastname: $lastname, phone: $phone, agreements: $agreements,
    shownAmountCents: $shownAmountCents, webIntegrationId: $webIntegrationId, promoCode: $promoCode
  ) { ...CreationResult }
} ${CREATION_RESULT}`);

export const MY_PASSES = operation(`query MyPasses($page: Int) {
  getMyPasses(page: $page) { total page pages items { ...MyPassShown } }
}
fragment MyPassShown on MyPass {
  providerId providerName timeZone
  pass { id name offerName left entries parts { offerId name left entries } startsOn endsOn startBy seasonFrom standing uses { id name visitAt state } }
}`);
