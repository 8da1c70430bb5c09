import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';
import type { ListedService } from './service-calls.ts';

type Shown = { tone: 'good' | 'quiet' | 'waiting' | 'news'; text: Message<Record<never, never>> };

const ARCHIVED: Shown = { tone: 'quiet', text: m.services_state_archived };
const OFF: Shown = { tone: 'quiet', text: m.services_state_off };
const HIDDEN: Shown = { tone: 'news', text: m.services_state_hidden };
const NOBODY: Shown = { tone: 'waiting', text: m.services_state_nobody };
const ON_SALE: Shown = { tone: 'good', text: m.services_state_on_sale };

/** What stands between a service and its customers, or that nothing does. */
export function stateOf({
  isArchived,
  isActive,
  isPublished,
  offers,
}: Pick<ListedService, 'isArchived' | 'isActive' | 'isPublished'> & {
  offers: readonly Pick<ListedService['offers'][number], 'isActive' | 'people'>[];
}): Shown {
  if (isArchived) return ARCHIVED;
  if (!isActive || offers.every((offer) => !offer.isActive)) return OFF;
  if (!isPublished) return HIDDEN;
  return offers.some((offer) => offer.isActive && offer.people.length > 0) ? ON_SALE : NOBODY;
}
