import { formatDate, formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { addDays } from '#contracts/time.ts';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { ROLE_NAMES } from '#web/business-frame/users/user-labels.ts';
import { isPerson } from './staff-calls.ts';
import type { ListedResource, OutOfService } from './staff-calls.ts';

/** 'Persona · Direzione' or 'Sala o attrezzatura'. */
export function kindText(t: Texts, resource: ListedResource): string {
  if (!isPerson(resource)) return t(m.staff_kind_thing);
  return resource.type
    ? `${t(m.staff_kind_person)} · ${t(ROLE_NAMES[resource.type])}`
    : t(m.staff_kind_person);
}

/** What they do and by which log-in, or how many there are and for how many. */
export function detailsText(t: Texts, resource: ListedResource): string {
  const { role, user, quantity, capacity } = resource;
  const facts = isPerson(resource)
    ? [role, user ? user.email : t(m.staff_log_in_none)]
    : [
        t(m.staff_units_count, { count: quantity }),
        capacity !== null && t(m.staff_places_count, { count: capacity }),
      ];
  return facts.filter(Boolean).join(' · ');
}

/** In use, archived, or how much of it is out of service. */
export function stateOf(
  t: Texts,
  { archive, quantity, outOfService }: ListedResource,
): { tone: StatusTone; text: string } {
  if (archive) return { tone: 'quiet', text: t(m.staff_state_archived) };
  const now = outOfService.filter(({ isNow }) => isNow);
  if (now.length === 0) return { tone: 'good', text: t(m.staff_state_in_use) };
  const units = new Set(now.map(({ unit }) => unit)).size;
  if (quantity === 1 || units >= quantity || now.some(({ unit }) => unit === null))
    return { tone: 'waiting', text: t(m.staff_state_out) };
  return { tone: 'waiting', text: t(m.staff_state_out_some, { units, quantity }) };
}

/** What a unit is called: by its name, else by its number; one of one has none. */
export function unitText(
  t: Texts,
  { quantity, unitNames }: Pick<ListedResource, 'quantity' | 'unitNames'>,
  unit: number | null,
): string {
  if (unit === null) return quantity === 1 ? '' : t(m.staff_units_all);
  return unitNames[unit - 1] || t(m.staff_unit, { number: unit });
}

/** Local `2026-11-20 09:00` as `20/11/2026 09:00`. */
export const localText = (local: string): string => formatDateTime(local.replace(' ', 'T'));

/** 'dal 23/11/2026 09:00 fino a tutto il 27/11/2026'. */
export function outOfServiceText(t: Texts, { start, end }: Pick<OutOfService, 'start' | 'end'>): string {
  const from = start.endsWith(' 00:00') ? formatDate(start) : localText(start);
  if (end === null) return t(m.staff_out_open, { from });
  return end.endsWith(' 00:00')
    ? t(m.staff_out_through, { from, day: formatDate(addDays(end.slice(0, 10), -1)) })
    : t(m.staff_out_until, { from, until: localText(end) });
}
