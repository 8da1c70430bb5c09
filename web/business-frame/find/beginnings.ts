import {
  IconArmchair,
  IconCalendarOff,
  IconCalendarPlus,
  IconCash,
  IconCashRegister,
  IconClockOff,
  IconFileImport,
  IconMessagePlus,
  IconPhotoPlus,
  IconPlus,
  IconUserPlus,
  IconWalk,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';
import type { OwnCenter } from '../center/center-calls.ts';

/** Something that is begun from anywhere. */
export interface Beginning {
  /** Within the center. */
  path: string;
  label: Message<Record<never, never>>;
  icon: TablerIcon;
  /** What its role must allow. */
  action: ProviderAction;
  /** Stands in the menu beside the plus too, in this order. */
  isUsual?: true;
  /** Its form leads back to where one was (`from`). */
  comesBack?: true;
}

/** The search offers all of them, the menu beside the plus what is begun all day. */
const BEGINNINGS: readonly Beginning[] = [
  {
    path: 'reservations/new',
    label: m.new_reservation_title,
    icon: IconCalendarPlus,
    action: 'changeReservations',
    isUsual: true,
    comesBack: true,
  },
  {
    path: 'reservations/new?kind=walkIn',
    label: m.find_walk_in,
    icon: IconWalk,
    action: 'changeReservations',
    isUsual: true,
    comesBack: true,
  },
  {
    path: 'calendar/blocks/new',
    label: m.calendar_block_new,
    icon: IconClockOff,
    action: 'changeHours',
    isUsual: true,
  },
  {
    path: 'customers/new',
    label: m.customers_new,
    icon: IconUserPlus,
    action: 'changeCustomers',
    isUsual: true,
  },
  {
    path: 'reservations?status=all&payment=unpaid',
    label: m.find_collect,
    icon: IconCash,
    action: 'takePayments',
    isUsual: true,
  },
  {
    path: 'till/sell',
    label: m.till_sell,
    icon: IconCashRegister,
    action: 'takePayments',
    isUsual: true,
    comesBack: true,
  },
  { path: 'messages?new=1', label: m.chat_new, icon: IconMessagePlus, action: 'seeMessages' },
  { path: 'customers/import', label: m.import_title, icon: IconFileImport, action: 'importCustomers' },
  { path: 'services/new', label: m.find_new_service, icon: IconPlus, action: 'changeServices' },
  { path: 'users/invite', label: m.find_invite, icon: IconUserPlus, action: 'inviteUsers' },
  { path: 'staff/new?kind=people', label: m.staff_new_person, icon: IconUserPlus, action: 'changeStaff' },
  { path: 'staff/new?kind=things', label: m.staff_new_thing, icon: IconArmchair, action: 'changeStaff' },
  { path: 'holidays/new', label: m.holidays_add, icon: IconCalendarOff, action: 'changeHours' },
  { path: 'gallery', label: m.find_add_photo, icon: IconPhotoPlus, action: 'changeProfile' },
];

/** What somebody may begin at a center. */
export const beginningsOf = ({ viewerCan }: Pick<OwnCenter, 'viewerCan'>): readonly Beginning[] =>
  BEGINNINGS.filter(({ action }) => viewerCan.includes(action));

/** Where it is begun, and the way back from there. @param here path and search of the page one is on */
export function hrefOf(
  { path, comesBack }: Pick<Beginning, 'path' | 'comesBack'>,
  centerPath: (path: string) => string,
  here: string,
): string {
  const href = centerPath(path);
  const [form] = href.split('?');
  // Who is at the form already came from elsewhere
  if (!comesBack || here.split('?')[0] === form) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ from: here })}`;
}
