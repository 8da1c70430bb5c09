import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { pathWithoutLocale } from '#contracts/languages.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { ownPath } from '#web/lib/own-path.ts';
import { useIsMeasuring } from '#web/lib/measuring-script.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { isSignInModal, OPENS_FORM, SIGN_IN_MODALS } from './modal-ids.ts';
import type { SignInModal } from './modal-ids.ts';

/** Whether the page itself is one of the forms, so that no modal need stand before it. */
function useIsSignInPage(): boolean {
  return isSignInModal(pathWithoutLocale(useLocation().pathname).slice(1));
}

/** Where a person goes after logging in: where they were, or where the form's own address says. */
export function useNextPath(): string {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const isFormPage = useIsSignInPage();
  return ownPath(isFormPage ? params.get('next') : pathname + search);
}

type SignInLinkProps = { to: SignInModal; className?: string | undefined; children: ReactNode };

/** Opens a form as a modal; without scripts, in a new tab, or on a form's own page it is a link to the form's page. */
export function SignInLink({ to, className, children }: SignInLinkProps) {
  const modals = useModals();
  const isFormPage = useIsSignInPage();
  const next = useNextPath();
  // No password is typed beside an optional script (decision 138)
  const isMeasuring = useIsMeasuring();
  const openModal = (event: MouseEvent): void => {
    if (
      isFormPage ||
      isMeasuring ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    for (const id of SIGN_IN_MODALS) if (id !== to) modals.close(id);
    modals.open(to);
  };
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <LocalLink
      to={`/${to}${query}`}
      className={className}
      onClick={openModal}
      reloadDocument={isMeasuring}
      {...{ [OPENS_FORM]: to }}
    >
      {children}
    </LocalLink>
  );
}
