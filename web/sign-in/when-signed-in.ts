import { ApiFailure } from '#web/lib/api-failure.ts';

/**
 * For loaders of login-required routes: what was loaded, or null for a visitor. The route stays and `RequireSignIn` asks
 * them to log in (specification section 2).
 */
export async function whenSignedIn<Data>(load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await load();
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('unauthenticated')) return null;
    throw failure;
  }
}
