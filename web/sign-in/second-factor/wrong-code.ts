import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

/** How many more codes may be tried, where a refusal says so; null where it does not, or is about something else. */
export function triesLeftIn(errors: readonly ApiError[]): number | null {
  const reason = errors.find(({ code }) => code === 'wrongCode')?.reason;
  return reason?.type === 'triesLeft' ? (reason.amount ?? null) : null;
}

/**
 * What stands beside the field of a code that was refused.
 * @param text says what is wrong with this kind of code
 * @returns undefined when the refusal is about something else
 */
export function wrongCodeText(t: Texts, errors: readonly ApiError[], text: string): string | undefined {
  if (!errors.some(({ code }) => code === 'wrongCode')) return undefined;
  const left = triesLeftIn(errors);
  if (left === null) return text;
  return `${text} ${left === 1 ? t(m.signin_last_try) : t(m.signin_tries_left, { count: left })}`;
}
