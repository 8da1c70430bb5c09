import * as m from '#contracts/texts/messages.js';
import type { SecondFactorAdded } from '#web/generated/operations.ts';
import type { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { answerTo, goOn, stay } from '../login-answer.ts';
import type { LoginAnswer, LoginField, OpenStep } from '../login-answer.ts';
import type { PlacedErrors } from '#web/lib/form/placed-errors.ts';
import { passkeyResponseIn } from './passkey-response.ts';
import {
  CONFIRM_AUTHENTICATOR_APP,
  CONFIRM_PASSKEY,
  START_AUTHENTICATOR_APP,
} from './second-factor-calls.ts';
import type { AppToAdd } from './second-factor-calls.ts';
import { wrongCodeText } from './wrong-code.ts';

const SET_UP_INTENTS = ['confirmApp', 'confirmPasskey'] as const;
export type SetUpIntent = (typeof SET_UP_INTENTS)[number];

export function isSetUpIntent(value: unknown): value is SetUpIntent {
  return (SET_UP_INTENTS as readonly unknown[]).includes(value);
}

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Where a first second factor is asked for, shows the app to set up at once. */
export async function withAppToAdd(answer: LoginAnswer, { api, locale }: Known): Promise<LoginAnswer> {
  if (answer.kind !== 'step' || answer.step !== 'setUp' || answer.app !== null) return answer;
  return goOn(
    textsIn(locale),
    answer,
    async () => {
      const { startAuthenticatorApp } = await api(START_AUTHENTICATOR_APP, { session: answer.session });
      return { ...answer, app: startAuthenticatorApp };
    },
    ({ errors }) => ({ errors, fieldErrors: {} }),
  );
}

/** Confirms the app by a code of it, or adds the passkey that the browser made; then the sign-in goes on. */
export async function setUpFromForm(
  intent: SetUpIntent,
  form: FormData,
  { api, locale }: Known,
): Promise<LoginAnswer> {
  const t = textsIn(locale);
  const session = textOf(form, 'session');
  const asked: OpenStep = {
    step: 'setUp',
    session,
    email: textOf(form, 'email'),
    ways: [],
    app: appIn(form),
  };
  const code = textOf(form, 'code').trim();
  if (intent === 'confirmApp' && code === '') {
    return stay(asked, { errors: [], fieldErrors: { code: t(m.signin_code_missing) } });
  }
  return goOn(
    t,
    asked,
    async () => {
      if (intent === 'confirmApp') {
        return answerToAdded(
          (await api(CONFIRM_AUTHENTICATOR_APP, { session, code })).confirmAuthenticatorApp,
          asked.email,
        );
      }
      const made = {
        session: textOf(form, 'ceremony'),
        response: passkeyResponseIn(form),
        name: textOf(form, 'name'),
      };
      return answerToAdded((await api(CONFIRM_PASSKEY, made)).confirmPasskey, asked.email);
    },
    (failure) => placed(t, failure),
  );
}

/** The form brings back what was shown: a wrong code must not change what the app has learnt. */
function appIn(form: FormData): AppToAdd {
  return { secret: textOf(form, 'secret'), uri: textOf(form, 'uri'), qrSvg: textOf(form, 'qrSvg') };
}

function answerToAdded({ recoveryCodes, signIn }: SecondFactorAdded, email: string): LoginAnswer {
  if (recoveryCodes.length > 0) return { kind: 'keepCodes', email, recoveryCodes };
  return signIn === null ? { kind: 'signedIn' } : answerTo(signIn, email);
}

function placed(t: Texts, { errors }: ApiFailure): PlacedErrors<LoginField> {
  const wrong = wrongCodeText(t, errors, t(m.signin_code_wrong));
  return wrong === undefined ? { errors, fieldErrors: {} } : { errors: [], fieldErrors: { code: wrong } };
}
