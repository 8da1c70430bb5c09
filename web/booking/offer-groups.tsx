import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { OfferingGroup } from './booking-types.ts';
import styles from './offer-menu.module.css';
import { useProviderLanguage } from './provider-language.ts';

/** The groups that something stands in, each once, in the provider's order. */
export function groupsOf(offered: readonly { group: OfferingGroup | null }[]): OfferingGroup[] {
  const groups = new Map<number, OfferingGroup>();
  for (const { group } of offered) if (group) groups.set(group.id, group);
  return [...groups.values()];
}

/** Id of the group that an address names; null for all. */
export const groupNamed = (groups: readonly OfferingGroup[], search: URLSearchParams): number | null =>
  groups.find(({ id }) => String(id) === search.get('group'))?.id ?? null;

type GroupNavProps = {
  groups: readonly OfferingGroup[];
  shownGroup: number | null;
  /** What else the address keeps, such as the tab. */
  kept?: Readonly<Record<string, string>>;
};

/** Groups on the left: one at a time, or all (specification section 2, "Booking widget"). */
export function GroupNav({ groups, shownGroup, kept = {} }: GroupNavProps) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const groupLink = (id: number | null, name: string, color: string | null) => (
    <li key={id ?? 'all'}>
      <Link
        to={`?${new URLSearchParams({ ...kept, ...(id !== null && { group: String(id) }) }).toString()}`}
        preventScrollReset
        replace
        className={styles.group}
        aria-current={id === shownGroup ? 'true' : undefined}
      >
        {color && <span className={styles.dot} style={{ background: color }} aria-hidden="true" />}
        <span lang={id === null ? undefined : lang}>{name}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t(m.booking_groups)} className={styles.groups}>
      <ul>
        {groupLink(null, t(m.booking_all_groups), null)}
        {groups.map(({ id, name, color }) => groupLink(id, name, color))}
      </ul>
    </nav>
  );
}
