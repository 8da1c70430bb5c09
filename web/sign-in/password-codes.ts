/** The refusals that are about a new password (specification section 5). */
export const NEW_PASSWORD_CODES = {
  passwordNeeded: 'password',
  passwordMaxChars: 'password',
  passwordMinChars: 'password',
  passwordLowercase: 'password',
  passwordUppercase: 'password',
  passwordNumber: 'password',
  passwordSpecialChar: 'password',
  passwordTooCommon: 'password',
  samePassword: 'password',
} as const;
