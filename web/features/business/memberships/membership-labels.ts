import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { ListedMembership, PassSeen } from './membership-calls.ts';

type Text = Message<Record<never, never>>;
type Shown = { tone: StatusTone; text: Text };

export const TYPE_NAMES: Record<ListedMembership['type'], Text> = {
  service: m.memberships_type_service,
  class: m.memberships_type_class,
  subscription: m.memberships_type_subscription,
  video: m.memberships_type_video,
  workout: m.memberships_type_workout,
  bundle: m.bundles_type,
};

/** Whether a membership is sold. */
export function stateOf({
  isPublished,
  isArchived,
}: Pick<ListedMembership, 'isPublished' | 'isArchived'>): Shown {
  if (isArchived) return { tone: 'quiet', text: m.memberships_state_archived };
  return isPublished
    ? { tone: 'good', text: m.memberships_state_published }
    : { tone: 'news', text: m.memberships_state_hidden };
}

export const USE_STATES: Record<PassSeen['uses'][number]['state'], Shown> = {
  taken: { tone: 'good', text: m.pass_use_taken },
  returned: { tone: 'quiet', text: m.pass_use_returned },
  kept: { tone: 'wrong', text: m.pass_use_kept },
};

/** `da € 60,00` */
export function priceOf(t: Texts, { offers }: Pick<ListedMembership, 'offers'>): string {
  const [cheapest = 0, ...more] = offers.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  return more.length > 0 ? t(m.memberships_from, { price: formatMoney(cheapest) }) : formatMoney(cheapest);
}
