import {
  IconArrowsSort,
  IconBell,
  IconDownload,
  IconForms,
  IconStack2,
  IconTags,
  IconUserCircle,
  IconUserShare,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import * as m from '#contracts/texts/messages.js';
import type { Hit } from '#web/business-ui/palette.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { OwnCenter } from '../center/center-calls.ts';
import { isLedThroughSetup } from '../center/center-calls.ts';
import { entryOf } from '../center/entries.ts';

interface InnerScreen {
  /** Within the center; of `account`, beside all centers. */
  path: string;
  isAccount?: true;
  label: Message<Record<never, never>>;
  icon: TablerIcon;
  /** What its role must allow. */
  action: ProviderAction;
}

/** Screens that have no entry in the sidebar: they are reached from others, and found by their names. */
const INNER_SCREENS: readonly InnerScreen[] = [
  { path: 'notices', label: m.notices_title, icon: IconBell, action: 'seeNotices' },
  { path: 'customers/tags', label: m.customers_tags, icon: IconTags, action: 'changeCustomers' },
  {
    path: 'customers/fields',
    label: m.customers_own_title,
    icon: IconForms,
    action: 'changeCustomerFields',
  },
  {
    path: 'customers/export',
    label: m.exports_customers_title,
    icon: IconDownload,
    action: 'exportCustomers',
  },
  {
    path: 'reservations/export',
    label: m.exports_reservations_title,
    icon: IconDownload,
    action: 'exportReservations',
  },
  { path: 'groups', label: m.groups_title, icon: IconStack2, action: 'changeServices' },
  { path: 'services/order', label: m.services_order_title, icon: IconArrowsSort, action: 'changeServices' },
  { path: 'staff/order', label: m.staff_order_title, icon: IconArrowsSort, action: 'changeStaff' },
  { path: 'change-person', label: m.pin_title, icon: IconUserShare, action: 'changePerson' },
  // Opens once the e-mail is proved, as changing the person does
  {
    path: '/business/account',
    isAccount: true,
    label: m.center_account,
    icon: IconUserCircle,
    action: 'changePerson',
  },
];

/** The screens without an entry in the sidebar that somebody may open, each with the entry it lies under. */
export function innerScreensOf(
  center: OwnCenter,
  {
    t,
    centerPath,
    localPath,
  }: { t: Texts; centerPath: (path: string) => string; localPath: (path: string) => string },
): Hit[] {
  if (isLedThroughSetup(center)) return [];
  return INNER_SCREENS.filter(({ action }) => center.viewerCan.includes(action)).map(
    ({ path, isAccount, label, icon }) => {
      const above = isAccount ? null : entryOf(path);
      return {
        href: isAccount ? localPath(path) : centerPath(path),
        label: t(label),
        detail: above ? t(above.label) : '',
        icon,
      };
    },
  );
}
