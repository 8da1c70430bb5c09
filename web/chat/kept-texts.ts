import { pagePerson } from '#web/lib/page-person.ts';
import type { PendingText } from './talk-state.ts';

const placeOf = (chatId: string): string => `radura:unsent:${pagePerson() ?? 0}:${chatId}`;

/** What this tab has sent and the server has not answered, also after a reload. */
export function keptPending(chatId: string): PendingText[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(chatId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPending) : [];
  } catch {
    return [];
  }
}

/** A file is in this page alone. A browser that keeps nothing loses no more than what a reload would. */
export function keepPending(chatId: string, pending: readonly PendingText[]): void {
  try {
    const texts = pending.filter(({ preview }) => preview === undefined);
    if (texts.length === 0) sessionStorage.removeItem(placeOf(chatId));
    else sessionStorage.setItem(placeOf(chatId), JSON.stringify(texts));
  } catch {
    // Full, or forbidden
  }
}

const isPending = (kept: unknown): kept is PendingText =>
  typeof kept === 'object' &&
  kept !== null &&
  ['tempId', 'content', 'at'].every((key) => typeof (kept as Record<string, unknown>)[key] === 'string');
