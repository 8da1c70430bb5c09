import type { NewCenterAnswer } from './register-from-form.ts';

/** Where somebody goes on who has just opened a center: to its first settings, by the log-in of businesses where they are not in. */
export function whereToGoOn({ providerId, isSignedIn = true }: NewCenterAnswer): string {
  const welcome = `/business/${providerId}/welcome`;
  return isSignedIn ? welcome : `/business/login?${new URLSearchParams({ next: welcome })}`;
}
