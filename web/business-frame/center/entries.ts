import {
  IconArchive,
  IconArmchair,
  IconCalendar,
  IconCalendarCheck,
  IconCalendarOff,
  IconClockHour9,
  IconAddressBook,
  IconAppWindow,
  IconCashRegister,
  IconCreditCard,
  IconDiscount,
  IconId,
  IconRosette,
  IconListCheck,
  IconMail,
  IconMessages,
  IconPhoto,
  IconSettings,
  IconSparkles,
  IconSunHigh,
  IconTicket,
  IconUsersGroup,
  IconVideo,
  IconYoga,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import * as m from '#contracts/texts/messages.js';
import type { FrameGroup } from '#web/business-ui/frame/frame.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { OwnCenter } from './center-calls.ts';
import { isLedThroughSetup } from './center-calls.ts';

type Entry = {
  path: string;
  label: Message<Record<never, never>>;
  icon: TablerIcon;
  action: ProviderAction;
  /** What the screen is for, where the package may lack it; the screen says so then, and how to get it. */
  takes?: ProviderAction;
};
type Group = { title: Message<Record<never, never>>; entries: readonly Entry[] };

/** Where somebody is led first; no other screen opens before they are finished or put off. */
const FIRST_SETTINGS: Group = {
  title: m.center_group_start,
  entries: [{ path: 'welcome', label: m.setup_title, icon: IconListCheck, action: 'setUpCenter' }],
};

/** The screens of a center in their groups; each stands there once its room exists. */
const GROUPS: readonly Group[] = [
  {
    title: m.center_group_today,
    entries: [
      { path: 'today', label: m.today_title, icon: IconSunHigh, action: 'seeReservations' },
      { path: 'calendar', label: m.calendar_title, icon: IconCalendar, action: 'seeReservations' },
      {
        path: 'reservations',
        label: m.reservations_title,
        icon: IconCalendarCheck,
        action: 'seeReservations',
      },
    ],
  },
  {
    title: m.center_group_people,
    entries: [
      { path: 'customers', label: m.customers_title, icon: IconAddressBook, action: 'seeCustomers' },
      { path: 'messages', label: m.chat_title, icon: IconMessages, action: 'seeMessages' },
    ],
  },
  {
    title: m.center_group_offer,
    entries: [
      { path: 'services', label: m.services_title, icon: IconSparkles, action: 'seeServices' },
      {
        path: 'classes',
        label: m.classes_title,
        icon: IconYoga,
        action: 'seeReservations',
        takes: 'changeClasses',
      },
      { path: 'subscriptions', label: m.subscriptions_title, icon: IconTicket, action: 'seeReservations' },
      {
        path: 'memberships',
        label: m.memberships_title,
        icon: IconRosette,
        action: 'seeMemberships',
        takes: 'changeMemberships',
      },
      {
        path: 'promo-codes',
        label: m.promo_title,
        icon: IconDiscount,
        action: 'seePromoCodes',
        takes: 'changePromoCodes',
      },
      {
        path: 'products',
        label: m.products_title,
        icon: IconVideo,
        action: 'seeProducts',
        takes: 'changeProducts',
      },
      { path: 'archive', label: m.archive_title, icon: IconArchive, action: 'changeServices' },
    ],
  },
  {
    title: m.center_group_money,
    entries: [
      { path: 'till', label: m.till_title, icon: IconCashRegister, action: 'takePayments' },
      {
        path: 'payment-settings',
        label: m.payset_title,
        icon: IconCreditCard,
        action: 'seePaymentSettings',
      },
    ],
  },
  {
    title: m.center_group_center,
    entries: [
      { path: 'profile', label: m.profile_title, icon: IconId, action: 'seeProfile' },
      { path: 'gallery', label: m.gallery_title, icon: IconPhoto, action: 'seeProfile' },
      { path: 'staff', label: m.staff_title, icon: IconArmchair, action: 'listStaff' },
      { path: 'opening-hours', label: m.hours_opening_title, icon: IconClockHour9, action: 'changeHours' },
      { path: 'holidays', label: m.holidays_title, icon: IconCalendarOff, action: 'seeHours' },
      {
        path: 'users',
        label: m.users_title,
        icon: IconUsersGroup,
        action: 'seeUsers',
        takes: 'inviteUsers',
      },
      {
        path: 'widget',
        label: m.widget_title,
        icon: IconAppWindow,
        action: 'seeWidget',
        takes: 'changeWidget',
      },
      {
        path: 'email-templates',
        label: m.templates_title,
        icon: IconMail,
        action: 'seeEmailTemplates',
        takes: 'changeEmailTemplates',
      },
    ],
  },
  {
    title: m.center_group_below,
    entries: [{ path: 'settings', label: m.settings_title, icon: IconSettings, action: 'changeSettings' }],
  },
];

/** Whether somebody finds a screen of this name in the sidebar. */
export const mayOpen = ({ viewerCan }: Pick<OwnCenter, 'viewerCan'>, screen: string): boolean =>
  GROUPS.some(({ entries }) =>
    entries.some(({ path, action }) => path === screen && viewerCan.includes(action)),
  );

/** The entry under which a screen lies, by its path within the center: 'customers/fields' lies under the customers; null for none. */
export const entryOf = (path: string): Entry | null =>
  GROUPS.flatMap(({ entries }) => entries).find((entry) => entry.path === path.split('/')[0]) ?? null;

interface EntryPlaces {
  t: Texts;
  centerPath: (path: string) => string;
  /** How the calendar was left: '?view=week'; as usual unless given. */
  calendarSearch?: string;
  /** In how many chats something is unread. */
  unreadChats?: number;
}

/** What somebody finds in the sidebar: the screens that their role may see. */
export function entriesOf(
  center: OwnCenter,
  { t, centerPath, calendarSearch = '', unreadChats = 0 }: EntryPlaces,
): FrameGroup[] {
  const shown = isLedThroughSetup(center)
    ? [FIRST_SETTINGS]
    : [...GROUPS, ...(center.setup === 'putOff' ? [FIRST_SETTINGS] : [])];
  const groups = shown.map(({ title, entries }) => ({
    title: t(title),
    entries: entries
      .filter(({ action }) => center.viewerCan.includes(action))
      .map(({ path, label, icon, takes }) => ({
        href: centerPath(path) + (path === 'calendar' ? calendarSearch : ''),
        label: t(label),
        icon,
        waiting:
          path === 'messages' && unreadChats > 0
            ? { count: unreadChats, words: t(m.chat_unread_count, { count: unreadChats }) }
            : undefined,
        lack: takes && center.notInPackage.includes(takes) ? t(m.center_not_in_package) : undefined,
      })),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}
