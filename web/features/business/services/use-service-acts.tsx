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
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { hurtIn } from '../planning/hurt-in.ts';
import { SettlingDialog } from '../planning/settling.tsx';
import type { ServiceActAnswer, ServiceActName } from './change-services.ts';

type Named = { id: number; name: string };
type WithState = Named & { isActive: boolean; isPublished: boolean; isArchived: boolean };
type Doable = Act & { onAct: () => void };
type Text = Message<Record<never, never>>;

const DONE: Record<ServiceActName, Text> = {
  activate: m.done_updated,
  deactivate: m.done_updated,
  publish: m.done_published,
  hide: m.done_updated,
  archive: m.done_archived,
  restore: m.done_updated,
  delete: m.done_deleted,
};
const FAILED: Record<ServiceActName, Text> = {
  activate: m.failed_updated,
  deactivate: m.failed_updated,
  publish: m.failed_published,
  hide: m.failed_updated,
  archive: m.failed_archived,
  restore: m.failed_updated,
  delete: m.failed_deleted,
};
const ACTS: Record<ServiceActName, Omit<Act, 'onAct' | 'href' | 'label'> & { label: Text }> = {
  activate: { id: 'activate', label: m.services_act_activate, icon: IconPlayerPlay },
  deactivate: { id: 'deactivate', label: m.services_act_deactivate, icon: IconPlayerPause },
  publish: { id: 'publish', label: m.services_act_publish, icon: IconEye },
  hide: { id: 'hide', label: m.services_act_hide, icon: IconEyeOff },
  archive: { id: 'archive', label: m.services_act_archive, icon: IconArchive },
  restore: { id: 'restore', label: m.services_act_restore, icon: IconArrowBackUp },
  delete: { id: 'delete', label: m.services_act_delete, icon: IconTrash, isDangerous: true },
};

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
  return (Object.keys(ACTS) as ServiceActName[]).filter((act) => fits[act]);
}

/**
 * The acts on services, each said when it is done or when it failed. Deleting asks first.
 * @param onDone after an act went through
 * @returns the acts of one service and of several, and the question that one of them may ask
 */
export function useServiceActs(onDone: (act: ServiceActName) => void = () => {}) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const fetcher = useFetcher<ServiceActAnswer>();
  const [asked, setAsked] = useState<readonly Named[]>([]);
  const isBusy = fetcher.state !== 'idle';
  const meant = useRef<readonly Named[]>([]);
  const [settling, setSettling] = useState<ServiceActAnswer | null>(null);
  useOutcome(fetcher.state === 'idle' ? fetcher.data : undefined, { meant, onDone, setSettling });

  const send = (act: ServiceActName, services: readonly Named[]): void => {
    meant.current = services;
    setAsked([]);
    const form = new URLSearchParams({ act, attemptKey: ownAttemptKey() });
    for (const { id } of services) form.append('ids', String(id));
    void fetcher.submit(form, { method: 'post', action: centerPath('services') });
  };
  const acts = (services: readonly WithState[]): Doable[] =>
    actsThatFit(services).map((name) => ({
      ...ACTS[name],
      label: t(ACTS[name].label),
      isDisabled: isBusy,
      onAct: () => (name === 'delete' ? setAsked(services) : send(name, services)),
    }));
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
  const question: ReactNode = settling?.act ? (
    <SettlingDialog
      title={t(m.planning_settle_title)}
      verb={t(ACTS[settling.act].label)}
      answer={settling}
      action={centerPath('services')}
      Form={fetcher.Form}
      isBusy={isBusy}
      onClose={() => setSettling(null)}
    />
  ) : (
    <ConfirmDialog
      title={
        asked.length === 1
          ? t(m.services_delete_title, { name: asked[0]?.name ?? '' })
          : t(m.services_delete_title_many, { count: asked.length })
      }
      verb={t(m.services_act_delete)}
      isOpen={asked.length > 0}
      isBusy={isBusy}
      onConfirm={() => send('delete', asked)}
      onClose={() => setAsked([])}
    >
      <p>{t(m.services_delete_text)}</p>
    </ConfirmDialog>
  );
  return { acts, actsOf, question };
}

/** Says once of each answer what came of it. */
function useOutcome(
  answer: ServiceActAnswer | undefined,
  {
    meant,
    onDone,
    setSettling,
  }: {
    meant: { readonly current: readonly Named[] };
    onDone: (act: ServiceActName) => void;
    setSettling: (answer: ServiceActAnswer | null) => void;
  },
): void {
  const t = useTexts();
  const { showSuccess, showError } = useToasts();
  useOnce(answer, (now) => {
    const { act, errors } = now;
    if (act === null) return;
    const asksFirst = hurtIn(now).length > 0;
    setSettling(asksFirst ? now : null);
    if (asksFirst) return;
    const [one, ...others] = meant.current;
    const name = others.length === 0 ? (one?.name ?? '') : t(m.services_count, { count: others.length + 1 });
    if (errors.length === 0) {
      showSuccess(t(m.done_with, { text: t(DONE[act]), name }));
      onDone(act);
    } else {
      showError(errors.map(({ message }) => message).join(' ') || t(FAILED[act]));
    }
  });
}
