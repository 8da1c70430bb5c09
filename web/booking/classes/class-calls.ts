import type {
  ClassesToBookData,
  ClassSessionsData,
  SubscriptionPricesData,
  TimetableData,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { CREATION_RESULT } from '../booking-api.ts';

/** A course or an event as visitors see it; prices are in cents. */
export type ClassToBook = NonNullable<ClassesToBookData['getClassesForBooking']>[number];
/** One date of a class, with the places left. */
export type SessionToBook = ClassSessionsData['getPublicSessions'][number];
/** One date of any class. */
export type SessionOfWeek = NonNullable<TimetableData['getTimetable']>[number];
/** What the chosen sessions cost, paid on site and paid online. */
export type SubscriptionPrices = SubscriptionPricesData;

export const CLASSES_TO_BOOK = operation(`query ClassesToBook($providerId: Id!) {
  getClassesForBooking(providerId: $providerId) {
    id name description serviceType imageUrl(size: small) group { id name color } sessionsNumber nextAt lastAt canBookOnly canPayOnline canUseMembership
    offers { id priceCents duration model sessions }
  }
}`);

export const CLASS_SESSIONS = operation(`query ClassSessions($classId: Id!, $from: DateTime) {
  getPublicSessions(classId: $classId, from: $from) {
    id date startTime endTime startsAt endsAt timeZone priceCents availableCapacity teacherName roomName check
  }
}`);

export const TIMETABLE = operation(`query Timetable($providerId: Id!, $from: String!, $days: Int) {
  getTimetable(providerId: $providerId, from: $from, days: $days) {
    id classId className date startTime endTime priceCents availableCapacity teacherName model check
  }
}`);

const SUBSCRIPTION_PRICED =
  'fragment SubscriptionPriced on SubscriptionPrice { priceCents priceWithoutDiscountCents lines { sessionId priceCents } }';

export const SUBSCRIPTION_PRICES = operation(`query SubscriptionPrices($request: SubscriptionRequestInput!) {
  onSite: getSubscriptionPrice(request: $request, onlyBook: true) { ...SubscriptionPriced }
  online: getSubscriptionPrice(request: $request, onlyBook: false) { ...SubscriptionPriced waitingPromo { code discountCents } }
} ${SUBSCRIPTION_PRICED}`);

export const SIGN_UP = operation(`mutation SignUpForClass(
  $classId: Id!, $sessions: [Id!]!, $email: String!, $onlyBook: Boolean!, $firstname: String, $lastname: String,
  $phone: String, $agreements: [AgreementInput!], $shownAmountCents: Int, $webIntegrationId: Id, $payWith: PayWithInput, $promoCode: String
) {
  createSubscriptionAsAnonymous(
    classId: $classId, sessions: $sessions, email: $email, onlyBook: $onlyBook, firstname: $firstname,
    lastname: $lastname, phone: $phone, agreements: $agreements, shownAmountCents: $shownAmountCents,
    webIntegrationId: $webIntegrationId, payWith: $payWith, promoCode: $promoCode
  ) { ...CreationResult }
} ${CREATION_RESULT}`);
