import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure, errorsOf } from '#web/lib/api-failure.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { PasskeyProblem } from './passkey-browser.ts';

const TEXTS = {
  stopped: m.bizlogin_passkey_stopped,
  known: m.bizlogin_passkey_known,
} satisfies Record<PasskeyProblem['kind'], unknown>;

/** What to tell when a passkey could not be made or used. */
export function passkeyErrors(t: Texts, thrown: unknown): readonly ApiError[] {
  if (thrown instanceof PasskeyProblem) return [{ message: t(TEXTS[thrown.kind]) }];
  if (thrown instanceof ApiFailure && thrown.hasCode('notFound')) {
    return [{ message: t(m.bizlogin_passkey_none) }];
  }
  return errorsOf(thrown, t(m.bizlogin_failed));
}
