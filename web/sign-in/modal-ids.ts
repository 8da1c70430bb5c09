/** Each modal's page shows the same form, for links, bookmarks and browsers without scripts. */
export const LOGIN_MODAL = 'login';
export const REGISTER_MODAL = 'register';
export const FORGOT_MODAL = 'forgot';

export const SIGN_IN_MODALS = [LOGIN_MODAL, REGISTER_MODAL, FORGOT_MODAL] as const;
export type SignInModal = (typeof SIGN_IN_MODALS)[number];

export function isSignInModal(id: string): id is SignInModal {
  return (SIGN_IN_MODALS as readonly string[]).includes(id);
}

/** Marks the links that open one of them. */
export const OPENS_FORM = 'data-sign-in';
