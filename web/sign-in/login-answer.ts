import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import type { PlacedErrors } from '#web/lib/form/placed-errors.ts';
import type { AppToAdd } from './second-factor/second-factor-calls.ts';
import { triesLeftIn } from './second-factor/wrong-code.ts';
import type { SecondFactor, SignInResult } from './sign-in-calls.ts';

export type LoginField = 'email' | 'password' | 'confirmation' | 'code' | 'recoveryCode';

/** What is asked after the right password, and whose log-in waits for it. */
export type OpenStep = {
  step: 'newPassword' | 'secondFactor' | 'emailCode' | 'setUp';
  session: string;
  email: string;
  /** What a second factor can be answered with; empty on the other steps. */
  ways: readonly SecondFactor[];
  /** Only while one is set up. */
  app: AppToAdd | null;
};

/** What the login shows after it was sent. */
export type LoginAnswer =
  | { kind: 'signedIn' }
  /** Beside what was refused: whether only the e-mail's confirmation is missing (specification section 4). */
  | ({ kind: 'refused'; email: string; isUnconfirmed: boolean } & PlacedErrors<LoginField>)
  /** The mail with the confirmation was asked for again. */
  | { kind: 'mailSent'; email: string }
  | ({ kind: 'step' } & OpenStep & PlacedErrors<LoginField>)
  /** Signed in; the recovery codes are seen this once. */
  | { kind: 'keepCodes'; email: string; recoveryCodes: readonly string[] };

export type StepAnswer = Extract<LoginAnswer, { kind: 'step' }>;

const STEPS = {
  NEW_PASSWORD_REQUIRED: 'newPassword',
  SECOND_FACTOR_REQUIRED: 'secondFactor',
  EMAIL_CODE_REQUIRED: 'emailCode',
  SECOND_FACTOR_SETUP: 'setUp',
} as const;

/** What a sign-in's result asks for next. */
export function answerTo(
  { challengeName, session, secondFactors: ways }: SignInResult,
  email: string,
): LoginAnswer {
  if (challengeName === null || session === null) return { kind: 'signedIn' };
  return stay(
    { step: STEPS[challengeName], session, email, ways, app: null },
    { errors: [], fieldErrors: {} },
  );
}

/** The same step once more, with what was wrong. */
export function stay(asked: OpenStep, shown: PlacedErrors<LoginField>): LoginAnswer {
  return { kind: 'step', ...asked, ...shown };
}

/**
 * Answers a step. A refusal keeps it, unless the step itself has run out, or its last try is used up: then it begins anew with the password.
 * @param place says where a refusal stands
 */
export async function goOn(
  t: Texts,
  asked: OpenStep,
  answer: () => Promise<LoginAnswer>,
  place: (failure: ApiFailure) => PlacedErrors<LoginField>,
): Promise<LoginAnswer> {
  try {
    return await answer();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const isOver = failure.hasCode('invalidOrExpiredCode') || triesLeftIn(failure.errors) === 0;
    if (!isOver) return stay(asked, place(failure));
    const errors: ApiError[] = [{ message: t(m.signin_starting_over) }];
    return { kind: 'refused', email: asked.email, isUnconfirmed: false, errors, fieldErrors: {} };
  }
}
