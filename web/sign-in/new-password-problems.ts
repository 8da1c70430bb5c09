import * as m from '#contracts/texts/messages.js';
import { failedPasswordChecks, isLongEnough, LONGEST_PASSWORD } from '#contracts/validation/password.ts';
import type { PasswordCheck } from '#contracts/validation/password.ts';
import type { Texts } from '#web/lib/texts-in.ts';

/** A password chosen twice, as typed. */
export type NewPassword = { password: string; confirmation: string };
export type NewPasswordField = keyof NewPassword;

/** `strong` where all strength rules hold, `long` where only the length does (specification section 5). */
export type PasswordDemand = 'strong' | 'long';

/** The wording of the form: registering says it shorter than choosing anew (specification section 5). */
export type PasswordTexts = 'register' | 'reset';

const CHECK_TEXTS: Record<PasswordCheck, (t: Texts) => string> = {
  maxChars: (t) => t(m.error_password_max_chars, { max: LONGEST_PASSWORD }),
  minChars: (t) => t(m.error_password_min_chars),
  lowercase: (t) => t(m.error_password_lowercase),
  uppercase: (t) => t(m.error_password_uppercase),
  number: (t) => t(m.error_password_number),
  specialChar: (t) => t(m.error_password_special_char),
};

/** What keeps a password from being saved, by field; empty when it may. The first failing rule is told. */
export function newPasswordProblems(
  t: Texts,
  { password, confirmation }: NewPassword,
  demand: PasswordDemand,
  words: PasswordTexts,
): Partial<Record<NewPasswordField, string>> {
  const problems: Partial<Record<NewPasswordField, string>> = {};
  const [failed] = failedPasswordChecks(password);
  if (password === '') problems.password = t(m.ui_enter_value, { name: t(m.signin_password) });
  else if (!isLongEnough(password)) {
    problems.password = t(words === 'register' ? m.signin_must_8_char : m.error_password_min_chars);
  } else if (demand === 'strong' && failed) problems.password = CHECK_TEXTS[failed](t);
  if (password !== confirmation) {
    problems.confirmation = t(words === 'register' ? m.signin_not_the_same : m.account_password_mismatch);
  }
  return problems;
}
