import { textOf } from '#web/lib/form-text.ts';
import type { PasskeyJson } from './second-factor-calls.ts';

export const PASSKEY_RESPONSE = 'response';

/** What a passkey answered, as the form carries it; an empty answer, which proves nothing, for anything else. */
export function passkeyResponseIn(form: FormData): PasskeyJson {
  try {
    const response: unknown = JSON.parse(textOf(form, PASSKEY_RESPONSE));
    return typeof response === 'object' && response !== null ? { ...response } : {};
  } catch {
    return {};
  }
}
