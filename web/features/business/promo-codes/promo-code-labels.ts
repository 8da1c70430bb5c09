import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { PromoCodeSeen } from './promo-code-calls.ts';

type Text = Message<Record<never, never>>;

/** How a code stands. */
export const STATES: Record<PromoCodeSeen['state'], { tone: StatusTone; text: Text }> = {
  active: { tone: 'good', text: m.promo_state_active },
  toCome: { tone: 'news', text: m.promo_state_to_come },
  usedUp: { tone: 'quiet', text: m.promo_state_used_up },
  expired: { tone: 'quiet', text: m.promo_state_expired },
  ended: { tone: 'quiet', text: m.promo_state_ended },
};

export const DURATIONS: Record<PromoCodeSeen['duration'], Text> = {
  once: m.promo_duration_once,
  repeating: m.promo_duration_repeating,
  forever: m.promo_duration_forever,
};

/** Whether a code may be used now or later. */
export const isCurrent = ({ state }: Pick<PromoCodeSeen, 'state'>): boolean =>
  state === 'active' || state === 'toCome';

export const validityOf = (t: Texts, { validFrom, validUntil }: PromoCodeSeen): string =>
  validUntil === null
    ? t(m.promo_from, { date: formatDate(validFrom) })
    : t(m.promo_from_until, { from: formatDate(validFrom), until: formatDate(validUntil) });

export const usedOf = (t: Texts, { used, mostUses }: PromoCodeSeen): string =>
  mostUses === null ? String(used) : t(m.promo_used_of, { used, most: mostUses });
