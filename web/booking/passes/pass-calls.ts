import type { PassToPayWith } from '#web/generated/operations.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { operation } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CREATION_RESULT } from '../booking-api.ts';

export type { PassToPayWith };

const PASS_TO_PAY_WITH = `fragment PassToPayWith on MeansOfPayment {
  walletCents passes { whyNot pass { id name offerName left endsOn } }
}`;

export const MEANS_FOR_SERVICE = operation(`query MeansForService($offerId: Id!, $dateTimeFrom: String!) {
  getMeansOfPayment(offerId: $offerId, dateTimeFrom: $dateTimeFrom) { ...PassToPayWith }
} ${PASS_TO_PAY_WITH}`);

export const MEANS_FOR_CLASS = operation(`query MeansForClass($classId: Id!, $sessions: [Id!]!) {
  getMeansOfPayment(classId: $classId, sessions: $sessions) { ...PassToPayWith }
} ${PASS_TO_PAY_WITH}`);

/** Nothing of one’s own to pay with. */
export const NO_MEANS: PassToPayWith = { passes: [], walletCents: 0 };

export const BOOK_WITH_PASS = operation(`mutation BookWithPass(
  $passId: Id!, $subServiceId: Id!, $resourceId: Id, $dateTimeFrom: String!, $firstname: String, $lastname: String, $phone: String,
  $agreements: [AgreementInput!], $shownAmountCents: Int, $shownTerms: String, $webIntegrationId: Id, $overlaps: Boolean
) {
  bookWithPass(
    passId: $passId, subServiceId: $subServiceId, resourceId: $resourceId, dateTimeFrom: $dateTimeFrom, firstname: $firstname,
    lastname: $lastname, phone: $phone, agreements: $agreements, shownAmountCents: $shownAmountCents, shownTerms: $shownTerms,
    webIntegrationId: $webIntegrationId, overlaps: $overlaps
  ) { ...CreationResult }
} ${CREATION_RESULT}`);

export const SIGN_UP_WITH_PASS = operation(`mutation SignUpWithPass(
  $passId: Id!, $classId: Id!, $sessions: [Id!]!, $firstname: String, $lastname: String, $phone: String,
  $agreements: [AgreementInput!], $shownAmountCents: Int, $webIntegrationId: Id
) {
  signUpWithPass(
    passId: $passId, classId: $classId, sessions: $sessions, firstname: $firstname, lastname: $lastname, phone: $phone,
    agreements: $agreements, shownAmountCents: $shownAmountCents, webIntegrationId: $webIntegrationId
  ) { ...CreationResult }
} ${CREATION_RESULT}`);

/** The own passes and credit for a booking or a sign-up. Where they cannot be read the other ways of paying stand. */
export async function meansToPayWith(
  { api }: Pick<RequestContext, 'api'>,
  of: { offerId: number; dateTimeFrom: string } | { classId: number; sessions: readonly number[] },
): Promise<PassToPayWith> {
  try {
    const { getMeansOfPayment: means } =
      'classId' in of
        ? await api(MEANS_FOR_CLASS, { ...of, sessions: [...of.sessions] })
        : await api(MEANS_FOR_SERVICE, of);
    return means;
  } catch (failure) {
    if (failure instanceof ApiFailure) return NO_MEANS;
    throw failure;
  }
}

const PASS_PREFIX = 'pass-';

/** What the last button of a form sends that pays with a pass. */
export const payWithPass = (passId: number): string => `${PASS_PREFIX}${passId}`;

/** The pass that a form was sent with; null for another way of paying. */
export function passOfForm(form: FormData): number | null {
  const pay = textOf(form, 'pay');
  const id = pay.startsWith(PASS_PREFIX) ? pay.slice(PASS_PREFIX.length) : '';
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}
