import {
  IconArchive,
  IconArrowBackUp,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { Act } from '#web/business-ui/act.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { MembershipActName } from './change-memberships.ts';
import type { ListedMembership } from './membership-calls.ts';

type Named = Pick<ListedMembership, 'id' | 'name' | 'isPublished' | 'isArchived' | 'counter'>;

const looksIn = (t: Texts): Record<MembershipActName, ActLook<Named>> => ({
  publish: { label: m.memberships_act_publish, icon: IconEye, done: m.memberships_published },
  hide: { label: m.memberships_act_hide, icon: IconEyeOff, done: m.memberships_hidden },
  archive: {
    label: m.memberships_act_archive,
    icon: IconArchive,
    done: m.done_archived,
    failed: m.failed_archived,
    asks: ([one]) => ({
      title: t(m.memberships_archive_title, { name: one?.name ?? '' }),
      text: t(m.memberships_archive_text),
    }),
  },
  restore: {
    label: m.memberships_act_restore,
    icon: IconArrowBackUp,
    done: m.done_updated,
    failed: m.failed_updated,
  },
  delete: {
    label: m.memberships_act_delete,
    icon: IconTrash,
    isDangerous: true,
    done: m.memberships_deleted,
    asks: ([one]) => ({
      title: t(m.memberships_delete_title, { name: one?.name ?? '' }),
      text: t(m.memberships_delete_text),
    }),
  },
});

/** The acts on a membership: `actsOf` one, and `question` to be put beside them. */
export function useMembershipActs() {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { shown, question } = useActs<MembershipActName, Named>({
    path: 'memberships',
    looks: looksIn(t),
    nameOf: ([one]) => one?.name ?? '',
  });
  const actsOf = (one: Named): Act[] => [
    {
      id: 'edit',
      label: t(m.memberships_edit),
      icon: IconPencil,
      href: centerPath(`memberships/${one.id}/edit`),
    },
    ...(one.isArchived ? [] : [shown(one.isPublished ? 'hide' : 'publish', [one])]),
    shown(one.isArchived ? 'restore' : 'archive', [one]),
    ...(one.counter === 0 ? [shown('delete', [one])] : []),
  ];
  return { actsOf, question };
}
