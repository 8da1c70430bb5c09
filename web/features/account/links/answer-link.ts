import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from '#web/sign-in/new-password-problems.ts';
import type { PasswordDemand } from '#web/sign-in/new-password-problems.ts';
import { NEW_PASSWORD_CODES } from '#web/sign-in/password-codes.ts';
import { placedErrors } from '#web/lib/form/placed-errors.ts';
import { COMPLETE_NEW_PASSWORD, signInCall } from '#web/sign-in/sign-in-calls.ts';
import type { SignInResult } from '#web/sign-in/sign-in-calls.ts';
import {
  CONFIRM_NEW_EMAIL,
  CONFIRM_USER,
  FORGOT_PASSWORD_SUBMIT,
  isDeadLink,
  TAKE_EMAIL_BACK,
} from './account-link.ts';
import type { AccountLink } from './account-link.ts';
import type { PasswordLinkAnswer } from './password-link-form.tsx';
import { toReadyPage } from './ready-path.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;
type Link = { email: string; code: string };

/** What a link's page shows when its button did not lead on; `isDead`: the link has died meanwhile. */
export type LinkAnswer = PasswordLinkAnswer & { isDead: boolean };

/**
 * Confirms an account (specification sections 2 and 4): with one press where it was registered, with a password of one's own
 * choice anywhere else. Which of the two it is says the link, never the form.
 */
export async function confirmByLink(request: Request, known: Known, link: AccountLink, code: string) {
  const confirm = async (password: string | null): Promise<Response> => {
    await known.api(CONFIRM_USER, { code, password });
    return toReadyPage(request, 'confirmed');
  };
  return link.keepsPassword
    ? unlessRefused(() => confirm(null))
    : withNewPassword(request, known, 'strong', confirm);
}

/** Makes the e-mail a mail went to the own one; whoever follows the link has to be logged in. */
export async function changeEmailByLink(request: Request, { api }: Known, code: string) {
  return unlessRefused(async () => {
    await api(CONFIRM_NEW_EMAIL, { code });
    return toReadyPage(request, 'email');
  });
}

/** Gives the account the e-mail back that somebody else took from it. */
export async function takeEmailBackByLink(request: Request, { api }: Known, code: string) {
  return unlessRefused(async () => {
    await api(TAKE_EMAIL_BACK, { code });
    return toReadyPage(request, 'emailBack');
  });
}

/** The first log-in: signs in with the code, sets the chosen password, and says which door is theirs (specification section 2). */
export async function enterByLink(request: Request, known: Known, { email, code }: Link) {
  return withNewPassword(request, known, 'strong', async (newPassword) => {
    const { signIn } = await known.api(...signInCall({ username: email, password: code, activate: true }));
    if (signIn.session === null) return toReadyPage(request, readyAfter(signIn));
    const { completeNewPassword } = await known.api(COMPLETE_NEW_PASSWORD, {
      session: signIn.session,
      newPassword,
    });
    return toReadyPage(request, readyAfter(completeNewPassword));
  });
}

function readyAfter({ challengeName, goToBusinessLogin }: SignInResult) {
  if (goToBusinessLogin) return 'business';
  return challengeName === null ? 'signedIn' : 'password';
}

/** Sets a forgotten password anew (specification sections 7 and 8). */
export async function resetByLink(request: Request, known: Known, { email, code }: Link) {
  return withNewPassword(request, known, 'long', async (newPassword) => {
    await known.api(FORGOT_PASSWORD_SUBMIT, { email, code, newPassword });
    return toReadyPage(request, 'password');
  });
}

async function withNewPassword(
  request: Request,
  { locale }: Known,
  demand: PasswordDemand,
  save: (newPassword: string) => Promise<Response>,
): Promise<Response | LinkAnswer> {
  const form = await request.formData();
  const typed = { password: textOf(form, 'password'), confirmation: textOf(form, 'confirmation') };
  const fieldErrors = newPasswordProblems(textsIn(locale), typed, demand, 'reset');
  if (Object.keys(fieldErrors).length > 0) return { errors: [], fieldErrors, isDead: false };
  return unlessRefused(() => save(typed.password));
}

async function unlessRefused(answer: () => Promise<Response>): Promise<Response | LinkAnswer> {
  try {
    return await answer();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { ...placedErrors(failure.errors, NEW_PASSWORD_CODES), isDead: isDeadLink(failure) };
  }
}
