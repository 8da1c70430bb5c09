import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from '#web/sign-in/new-password-problems.ts';
import type { PasswordDemand } from '#web/sign-in/new-password-problems.ts';
import { NEW_PASSWORD_CODES } from '#web/sign-in/password-codes.ts';
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
import { toReadyPage } from './ready-path.ts';
import type { Ready } from './ready-path.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;
type Link = { email: string; code: string };

/** What a link's page shows when its button did not lead on; `isDead`: the link has died meanwhile. */
export type LinkAnswer = FormAnswer & { isDead: boolean };

/**
 * Confirms an account (specification sections 2 and 4): with one press where it was registered, with a password of one's own
 * choice anywhere else. Which of the two it is says the link, never the form.
 */
export async function confirmByLink(request: Request, known: Known, link: AccountLink, code: string) {
  const confirm = async (password: string | null): Promise<Ready> => {
    await known.api(CONFIRM_USER, { code, password });
    return link.isOfBusiness ? 'center' : 'confirmed';
  };
  return link.keepsPassword
    ? leadOn(request, () => confirm(null))
    : withNewPassword(request, known, 'strong', confirm);
}

/** Makes the e-mail a mail went to the own one; whoever follows the link has to be logged in. */
export async function changeEmailByLink(request: Request, { api }: Known, code: string) {
  return leadOn(request, async () => {
    await api(CONFIRM_NEW_EMAIL, { code });
    return 'email';
  });
}

/** Gives the account the e-mail back that somebody else took from it. */
export async function takeEmailBackByLink(request: Request, { api }: Known, code: string) {
  return leadOn(request, async () => {
    await api(TAKE_EMAIL_BACK, { code });
    return 'emailBack';
  });
}

/** The first log-in: signs in with the code, sets the chosen password, and says which door is theirs (specification section 2). */
export async function enterByLink(request: Request, known: Known, { email, code }: Link) {
  return withNewPassword(request, known, 'strong', async (newPassword) => {
    const { signIn } = await known.api(...signInCall({ username: email, password: code, activate: true }));
    if (signIn.session === null) return readyAfter(signIn);
    const { completeNewPassword } = await known.api(COMPLETE_NEW_PASSWORD, {
      session: signIn.session,
      newPassword,
    });
    return readyAfter(completeNewPassword);
  });
}

function readyAfter({ challengeName, goToBusinessLogin }: SignInResult): Ready {
  if (goToBusinessLogin) return 'business';
  return challengeName === null ? 'signedIn' : 'password';
}

/** Sets a forgotten password anew (specification sections 7 and 8). */
export async function resetByLink(request: Request, known: Known, { email, code }: Link) {
  return withNewPassword(request, known, 'long', async (newPassword) => {
    await known.api(FORGOT_PASSWORD_SUBMIT, { email, code, newPassword });
    return 'password';
  });
}

async function withNewPassword(
  request: Request,
  { locale }: Known,
  demand: PasswordDemand,
  save: (newPassword: string) => Promise<Ready>,
): Promise<Response | LinkAnswer> {
  const form = await request.formData();
  const typed = { password: textOf(form, 'password'), confirmation: textOf(form, 'confirmation') };
  const problems = newPasswordProblems(textsIn(locale), typed, demand, 'reset');
  return leadOn(request, () => save(typed.password), problems);
}

/** Does what the link is for, and leads to the page that says so. */
async function leadOn(
  request: Request,
  act: () => Promise<Ready>,
  problems: FormAnswer['fieldErrors'] = {},
): Promise<Response | LinkAnswer> {
  let ready: Ready = 'confirmed';
  const answer = await sendForm({ problems, places: NEW_PASSWORD_CODES }, async () => (ready = await act()));
  if (answer.isSaved) return toReadyPage(request, ready);
  return { ...answer, isDead: isDeadLink(answer.errors) };
}
