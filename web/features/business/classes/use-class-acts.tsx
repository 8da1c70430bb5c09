import {
  IconArchive,
  IconArrowBackUp,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { Act } from '#web/business-ui/act.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { ClassActName } from './change-classes.ts';
import type { ListedClass } from './class-calls.ts';

type Named = Pick<ListedClass, 'id' | 'name' | 'isActive' | 'isPublished' | 'isArchived'>;

const UPDATED = { done: m.done_updated, failed: m.failed_updated };
const LOOKS: Record<ClassActName, ActLook<Named>> = {
  activate: { label: m.services_act_activate, icon: IconPlayerPlay, ...UPDATED },
  deactivate: { label: m.services_act_deactivate, icon: IconPlayerPause, ...UPDATED },
  publish: {
    label: m.services_act_publish,
    icon: IconEye,
    done: m.done_published,
    failed: m.failed_published,
  },
  hide: { label: m.services_act_hide, icon: IconEyeOff, ...UPDATED },
  archive: {
    label: m.classes_act_archive,
    icon: IconArchive,
    done: m.done_archived,
    failed: m.failed_archived,
  },
  restore: {
    label: m.classes_act_restore,
    icon: IconArrowBackUp,
    ...UPDATED,
  },
};

/** Which acts make sense for a class. */
const actsThatFit = ({ isActive, isPublished, isArchived }: Named): ClassActName[] =>
  isArchived
    ? ['restore']
    : [isPublished ? 'hide' : 'publish', isActive ? 'deactivate' : 'activate', 'archive'];

/** The acts on a class: `actsOf` one of a list, and `question` to be put beside them. */
export function useClassActs() {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { shown, question } = useActs<ClassActName, Named>({
    path: 'classes',
    looks: LOOKS,
    nameOf: ([one]) => one?.name ?? '',
  });
  const actsOf = (one: Named): Act[] => [
    {
      id: 'edit',
      label: t(m.classes_act_edit),
      icon: IconPencil,
      href: centerPath(`classes/${one.id}/edit`),
    },
    ...actsThatFit(one).map((act) => shown(act, [one])),
  ];
  return { actsOf, question };
}
