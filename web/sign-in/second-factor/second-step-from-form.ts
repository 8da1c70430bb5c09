import * as m from '#contracts/texts/messages.js';
import type { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { answerTo, goOn, stay } from '../login-answer.ts';
import type { LoginAnswer, LoginField, OpenStep } from '../login-answer.ts';
import type { PlacedErrors } from '#web/lib/form/placed-errors.ts';
import { SECOND_FACTORS } from '../sign-in-calls.ts';
import type { SecondFactor } from '../sign-in-calls.ts';
import { passkeyResponseIn } from './passkey-response.ts';
import { ANSWER_PASSKEY, ANSWER_SECOND_FACTOR } from './second-factor-calls.ts';
import { wrongCodeText } from './wrong-code.ts';

/** The ways to answer the second step. */
const SECOND_STEP_INTENTS = ['secondFactor', 'recoveryCode', 'passkey'] as const;
export type SecondStepIntent = (typeof SECOND_STEP_INTENTS)[number];

export function isSecondStepIntent(value: unknown): value is SecondStepIntent {
  return (SECOND_STEP_INTENTS as readonly unknown[]).includes(value);
}

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Answers the second step by a code of the app, a recovery code, or what a passkey signed. */
export async function secondStepFromForm(
  intent: SecondStepIntent,
  form: FormData,
  { api, locale }: Known,
): Promise<LoginAnswer> {
  const t = textsIn(locale);
  const session = textOf(form, 'session');
  const ways = waysIn(textOf(form, 'ways'));
  const asked: OpenStep = { step: 'secondFactor', session, email: textOf(form, 'email'), ways, app: null };
  const code = textOf(form, 'code').trim();
  const missing = intent === 'passkey' || code !== '' ? null : MISSING[intent](t);
  if (missing) return stay(asked, { errors: [], fieldErrors: missing });
  return goOn(
    t,
    asked,
    async () => {
      if (intent !== 'passkey') {
        return answerTo((await api(ANSWER_SECOND_FACTOR, { session, code })).answerSecondFactor, asked.email);
      }
      const answer = { session: textOf(form, 'ceremony'), response: passkeyResponseIn(form) };
      return answerTo((await api(ANSWER_PASSKEY, answer)).answerPasskey, asked.email);
    },
    (failure) => placed(t, intent, failure),
  );
}

/** The form brings back which ways there are; the server lets in nobody by another one. */
function waysIn(listed: string): SecondFactor[] {
  return SECOND_FACTORS.filter((way) => listed.split(' ').includes(way));
}

const MISSING = {
  secondFactor: (t: Texts) => ({ code: t(m.signin_code_missing) }),
  recoveryCode: (t: Texts) => ({ recoveryCode: t(m.bizlogin_recovery_missing) }),
};

function placed(t: Texts, intent: SecondStepIntent, failure: ApiFailure): PlacedErrors<LoginField> {
  if (intent === 'passkey') return { errors: failure.errors, fieldErrors: {} };
  const text = { secondFactor: m.signin_code_wrong, recoveryCode: m.bizlogin_recovery_wrong }[intent];
  const wrong = wrongCodeText(t, failure.errors, t(text));
  if (wrong === undefined) return { errors: failure.errors, fieldErrors: {} };
  return { errors: [], fieldErrors: { [intent === 'secondFactor' ? 'code' : 'recoveryCode']: wrong } };
}
