import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import type { Act } from '#web/business-ui/act.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { ServiceActName } from './change-services.ts';

type Named = { id: number; name: string };
type WithState = Named & { isActive: boolean; isPublished: boolean; isArchived: boolean };

const looksIn = (t: Texts): Record<ServiceActName, ActLook<WithState>> => ({
  activate: {
    label: m.services_act_activate,
    icon: IconPlayerPlay,
    kind: 'update',
  },
  deactivate: {
    label: m.services_act_deactivate,
    icon: IconPlayerPause,
    kind: 'update',
  },
  publish: {
    label: m.services_act_publish,
    icon: IconEye,
    kind: 'publish',
  },
  hide: { label: m.services_act_hide, icon: IconEyeOff, kind: 'update' },
  archive: {
    label: m.services_act_archive,
    icon: IconArchive,
    kind: 'archive',
  },
  restore: {
    label: m.services_act_restore,
    icon: IconArrowBackUp,
    kind: 'update',
  },
  delete: {
    label: m.services_act_delete,
    icon: IconTrash,
    isDangerous: true,
    kind: 'delete',
    asks: ([one, ...others]) => ({
      title:
        others.length === 0
          ? t(m.services_delete_title, { name: one?.name ?? '' })
          : t(m.services_delete_title_many, { count: others.length + 1 }),
      text: <p>{t(m.services_delete_text)}</p>,
    }),
  },
});

/** Which acts make sense for one, or for some of several. */
export function actsThatFit(services: readonly Omit<WithState, 'id' | 'name'>[]): ServiceActName[] {
  const kept = services.filter(({ isArchived }) => !isArchived);
  const fits: Record<ServiceActName, boolean> = {
    activate: kept.some(({ isActive }) => !isActive),
    deactivate: kept.some(({ isActive }) => isActive),
    publish: kept.some(({ isPublished }) => !isPublished),
    hide: kept.some(({ isPublished }) => isPublished),
    archive: kept.length > 0,
    restore: kept.length < services.length,
    delete: true,
  };
  // A table's own keys are those of its type
  return (Object.keys(fits) as ServiceActName[]).filter((act) => fits[act]);
}

/**
 * The acts on services. Deleting asks first.
 * @param onDone after an act went through
 * @returns the acts of one service and of several, and the question that one of them may ask
 */
export function useServiceActs(onDone?: (act: ServiceActName) => void) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { shown, question } = useActs<ServiceActName, WithState>({
    path: 'services',
    looks: looksIn(t),
    nameOf: ([one, ...others]) =>
      others.length === 0 ? (one?.name ?? '') : t(m.services_count, { count: others.length + 1 }),
    onDone,
  });
  const acts = (services: readonly WithState[]) => actsThatFit(services).map((act) => shown(act, services));
  const actsOf = (service: WithState): Act[] => [
    {
      id: 'edit',
      label: t(m.services_act_edit),
      icon: IconPencil,
      href: centerPath(`services/${service.id}/edit`),
    },
    {
      id: 'copy',
      label: t(m.services_act_copy),
      icon: IconCopy,
      href: centerPath(`services/new?from=${service.id}`),
    },
    ...acts([service]),
  ];
  return { acts, actsOf, question };
}
