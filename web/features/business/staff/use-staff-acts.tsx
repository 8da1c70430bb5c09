import {
  IconArchive,
  IconArrowBackUp,
  IconClockHour4,
  IconEye,
  IconPencil,
  IconTool,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { hurtIn } from '../planning/hurt-in.ts';
import { SettlingDialog } from '../planning/settling.tsx';
import type { StaffActAnswer, StaffActName } from './change-staff.ts';
import { isPerson } from './staff-calls.ts';
import type { ListedResource } from './staff-calls.ts';

const DONE: Record<StaffActName, Message<Record<never, never>>> = {
  archive: m.done_archived,
  restore: m.staff_done_restored,
  back: m.staff_done_back,
};

/**
 * What can be done with people and things, each said when it is done. Archiving asks first, and says there why it cannot be.
 * @param onDone after an act went through
 */
export function useStaffActs(onDone: (act: StaffActName) => void = () => {}) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeStaff');
  const { showSuccess, showError } = useToasts();
  const fetcher = useFetcher<StaffActAnswer>();
  const [asked, setAsked] = useState<ListedResource | null>(null);
  const [refused, setRefused] = useState<readonly ApiError[]>([]);
  const meant = useRef('');
  const isBusy = fetcher.state !== 'idle';
  const [settling, setSettling] = useState<StaffActAnswer | null>(null);
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, (now) => {
    const { act, errors } = now;
    if (act === null) return;
    const asksFirst = hurtIn(now).length > 0;
    setSettling(asksFirst ? now : null);
    if (asksFirst) return;
    if (errors.length === 0) {
      showSuccess(t(m.done_with, { text: t(DONE[act]), name: meant.current }));
      setAsked(null);
      onDone(act);
    } else if (act === 'archive') {
      setRefused(errors);
    } else {
      showError(errors.map(({ message }) => message).join(' ') || t(m.failed_updated));
    }
  });

  /** @param name what the sentence about it names */
  const send = (act: StaffActName, id: number, name: string): void => {
    meant.current = name;
    setRefused([]);
    const form = { act, id: String(id), [SCRIPTED_FIELD]: '1', attemptKey: crypto.randomUUID() };
    void fetcher.submit(form, { method: 'post', action: centerPath('staff') });
  };
  const ask = (resource: ListedResource): void => {
    setRefused([]);
    setAsked(resource);
  };
  const link = (id: string, label: string, icon: Act['icon'], path: string): Act => ({
    id,
    label,
    ...(icon && { icon }),
    href: centerPath(path),
  });
  const actsOf = (resource: ListedResource): Act[] => {
    const { id, name, archive } = resource;
    const see = link('see', t(m.staff_act_see), IconEye, `staff/${id}${search}`);
    const hours = link('hours', t(m.staff_act_hours), IconClockHour4, `staff/${id}/hours`);
    const toSee = isPerson(resource) && !archive ? [see, hours] : [see];
    if (!mayChange) return toSee;
    if (archive) {
      const onAct = () => send('restore', id, name);
      return [
        see,
        { id: 'restore', label: t(m.staff_act_restore), icon: IconArrowBackUp, isDisabled: isBusy, onAct },
      ];
    }
    return [
      ...toSee,
      link('edit', t(m.staff_act_edit), IconPencil, `staff/${id}/edit`),
      ...(isPerson(resource)
        ? []
        : [link('out', t(m.staff_act_out), IconTool, `staff/${id}/out-of-service${search}`)]),
      {
        id: 'archive',
        label: t(m.staff_act_archive),
        icon: IconArchive,
        isDisabled: isBusy,
        onAct: () => ask(resource),
      },
    ];
  };
  const close = (): void => {
    setSettling(null);
    setAsked(null);
  };
  const shown = { asked, settling, refused, isBusy, onClose: close, Form: fetcher.Form };
  const question: ReactNode = (
    <ArchiveQuestion {...shown} onConfirm={(resource) => send('archive', resource.id, resource.name)} />
  );
  return { actsOf, send, isBusy, question };
}

type ArchiveQuestionProps = {
  asked: ListedResource | null;
  settling: StaffActAnswer | null;
  refused: readonly ApiError[];
  isBusy: boolean;
  Form: ReturnType<typeof useFetcher>['Form'];
  onConfirm: (resource: ListedResource) => void;
  onClose: () => void;
};

/** Asks before one is put away, and then what becomes of each booking that needs it. */
function ArchiveQuestion({
  asked,
  settling,
  refused,
  isBusy,
  Form,
  onConfirm,
  onClose,
}: ArchiveQuestionProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const verb = t(m.staff_act_archive);
  if (settling) {
    const title = t(m.planning_settle_title);
    return (
      <SettlingDialog
        {...{ title, verb, Form, isBusy, onClose }}
        answer={settling}
        action={centerPath('staff')}
      />
    );
  }
  return (
    asked && (
      <ConfirmDialog
        title={t(m.staff_archive_title, { name: asked.name })}
        isOpen
        {...{ verb, isBusy, onClose }}
        onConfirm={() => onConfirm(asked)}
      >
        <p>{t(isPerson(asked) ? m.staff_archive_person : m.staff_archive_thing)}</p>
        <Refused errors={refused} />
      </ConfirmDialog>
    )
  );
}
