import {
  IconAddressBook,
  IconArmchair,
  IconCalendarEvent,
  IconCalendarPlus,
  IconExternalLink,
  IconSparkles,
  IconUser,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { Hit, HitGroup } from '#web/business-ui/palette.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { OwnCenter } from '../center/center-calls.ts';
import { isLedThroughSetup } from '../center/center-calls.ts';
import { entriesOf } from '../center/entries.ts';
import { beginningsOf, hrefOf } from './beginnings.ts';
import type { Found, FoundThing } from './find-in-center.ts';
import { innerScreensOf } from './inner-screens.ts';
import { hasAllWords } from './has-all-words.ts';

const THINGS: Record<
  FoundThing['kind'],
  { title: Message<Record<never, never>>; path: (id: number) => string; icon: TablerIcon }
> = {
  reservation: {
    title: m.reservations_title,
    path: (id) => `reservations/${id}`,
    icon: IconCalendarEvent,
  },
  customer: { title: m.find_customers, path: (id) => `customers/${id}`, icon: IconAddressBook },
  service: { title: m.services_title, path: (id) => `services/${id}`, icon: IconSparkles },
  staff: { title: m.staff_title, path: (id) => `staff/${id}`, icon: IconArmchair },
  user: { title: m.users_title, path: (id) => `users/${id}`, icon: IconUser },
};

type Places = {
  t: Texts;
  centerPath: (path: string) => string;
  localPath: (path: string) => string;
  /** Where one is, and comes back to from what is begun. */
  here: string;
  /** How the calendar was left (`entriesOf`). */
  calendarSearch?: string;
};

/** What fits the words, in the groups that are shown: screens, acts, then the things of each list; all screens and acts before anything is typed. */
export function hitsOf(
  found: Found,
  center: OwnCenter,
  { t, centerPath, localPath, here, calendarSearch = '' }: Places,
): HitGroup[] {
  const fits = ({ label }: Hit): boolean => hasAllWords(label, found.q);
  const screens = entriesOf(center, { t, centerPath, calendarSearch })
    .flatMap(({ entries }) => entries)
    .map(({ href, label, icon, lack = '' }): Hit => ({ href, label, icon, detail: lack }))
    .concat(innerScreensOf(center, { t, centerPath, localPath }));
  const acts = beginningsOf(center).map((one) => ({
    href: hrefOf(one, centerPath, here),
    label: t(one.label),
    detail: '',
    icon: one.icon,
  }));
  const publicPage: Hit = {
    href: localPath(`/provider/${center.providerId}`),
    label: t(m.find_public_page),
    detail: '',
    icon: IconExternalLink,
  };
  const begun = isLedThroughSetup(center) ? [] : [...acts, publicPage];
  const ofKind = (kind: FoundThing['kind']) => found.things.filter((thing) => thing.kind === kind);
  const groupOf = (kind: FoundThing['kind']): HitGroup => {
    const { title, path, icon } = THINGS[kind];
    const hits = ofKind(kind).map(({ id, name, detail }) => ({
      href: centerPath(path(id)),
      label: name,
      detail,
      icon,
    }));
    return { id: kind, title: t(title), hits };
  };
  const groupToBook = (): HitGroup => ({
    id: 'book',
    title: t(m.find_book),
    hits: ofKind('customer').map(({ id, name, detail }) => ({
      href: `${centerPath('reservations/new')}?${new URLSearchParams({ customer: String(id), from: here })}`,
      label: name,
      detail,
      icon: IconCalendarPlus,
    })),
  });
  const groups: HitGroup[] = [
    { id: 'screens', title: t(m.find_screens), hits: screens.filter(fits) },
    { id: 'acts', title: t(m.find_acts), hits: begun.filter(fits) },
    // Digits are more often of a phone than of a booking's number, which may be written with its sign.
    ...(found.q.startsWith('#') ? [groupOf('reservation')] : []),
    groupOf('customer'),
    ...(center.viewerCan.includes('changeReservations') ? [groupToBook()] : []),
    ...(found.q.startsWith('#') ? [] : [groupOf('reservation')]),
    groupOf('service'),
    groupOf('staff'),
    groupOf('user'),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
