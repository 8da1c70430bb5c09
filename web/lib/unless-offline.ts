import { data } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { pageLocale } from './page-locale.ts';

/**
 * For client actions: without a connection the form stays as it is, with the typed values, and says so. The status keeps
 * the router from reading the page anew, which could not succeed.
 */
export async function unlessOffline<Answer>(
  serverAction: () => Promise<Answer>,
  answerOffline: (errors: readonly ApiError[]) => Answer,
) {
  try {
    return data(await serverAction());
  } catch (failure) {
    // Browsers report a request that reached nobody as a TypeError.
    if (!(failure instanceof TypeError)) throw failure;
    const message = m.ui_no_connection({}, { locale: pageLocale() });
    return data(answerOffline([{ message }]), { status: 503 });
  }
}
