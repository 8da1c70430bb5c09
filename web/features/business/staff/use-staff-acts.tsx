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
import type { Message } from '#web/lib/texts-in.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
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
  const linksOf = useLinks();
  const mayChange = useMay('changeStaff');
  const [asked, setAsked] = useState<ListedResource | null>(null);
  const { send, isBusy, Form, refused, settling, forget } = useSending((act) => {
    setAsked(null);
    onDone(act);
  });
  const actsOf = (resource: ListedResource): Act[] => {
    const links = linksOf(resource, mayChange);
    if (!mayChange) return links;
    const { id, name, archive } = resource;
    const last: Act = archive
      ? {
          id: 'restore',
          label: t(m.staff_act_restore),
          icon: IconArrowBackUp,
          isDisabled: isBusy,
          onAct: () => send('restore', id, name),
        }
      : {
          id: 'archive',
          label: t(m.staff_act_archive),
          icon: IconArchive,
          isDisabled: isBusy,
          onAct: () => {
            forget();
            setAsked(resource);
          },
        };
    return [...links, last];
  };
  const question: ReactNode = settling ? (
    <SettlingDialog
      title={t(m.planning_settle_title)}
      verb={t(m.staff_act_archive)}
      answer={settling}
      action={centerPath('staff')}
      Form={Form}
      isBusy={isBusy}
      onClose={() => {
        forget();
        setAsked(null);
      }}
    />
  ) : (
    asked && (
      <ConfirmDialog
        title={t(m.staff_archive_title, { name: asked.name })}
        verb={t(m.staff_act_archive)}
        isOpen
        isBusy={isBusy}
        onConfirm={() => send('archive', asked.id, asked.name)}
        onClose={() => setAsked(null)}
      >
        <p>{t(isPerson(asked) ? m.staff_archive_person : m.staff_archive_thing)}</p>
        <Refused errors={refused} />
      </ConfirmDialog>
    )
  );
  return { actsOf, send, isBusy, question };
}

/** Acts with an address of their own. */
function useLinks(): (resource: ListedResource, mayChange: boolean) => Act[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  return (resource, mayChange) => {
    const at = centerPath(`staff/${resource.id}`);
    const see = { id: 'see', label: t(m.staff_act_see), icon: IconEye, href: at + search };
    if (resource.archive) return [see];
    const hours = { id: 'hours', label: t(m.staff_act_hours), icon: IconClockHour4, href: `${at}/hours` };
    const edit = { id: 'edit', label: t(m.staff_act_edit), icon: IconPencil, href: `${at}/edit` };
    const href = `${at}/out-of-service${search}`;
    const out = { id: 'out', label: t(m.staff_act_out), icon: IconTool, href };
    if (isPerson(resource)) return mayChange ? [see, hours, edit] : [see, hours];
    return mayChange ? [see, edit, out] : [see];
  };
}

/** Sends an act, and says once what came of it; why something cannot be archived is told where it was asked. */
function useSending(onDone: (act: StaffActName) => void) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { showSuccess, showError } = useToasts();
  const fetcher = useFetcher<StaffActAnswer>();
  const [refused, setRefused] = useState<readonly ApiError[]>([]);
  const [settling, setSettling] = useState<StaffActAnswer | null>(null);
  const meant = useRef('');
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, (now) => {
    const { act, errors } = now;
    if (act === null) return;
    const asksFirst = hurtIn(now).length > 0;
    setSettling(asksFirst ? now : null);
    if (asksFirst) return;
    if (errors.length === 0) {
      showSuccess(t(m.done_with, { text: t(DONE[act]), name: meant.current }));
      onDone(act);
    } else if (act === 'archive') {
      setRefused(errors);
    } else {
      showError(errors.map(({ message }) => message).join(' ') || t(m.failed_updated));
    }
  });
  const forget = (): void => {
    setRefused([]);
    setSettling(null);
  };
  /** @param name of the person or thing that it is about */
  const send = (act: StaffActName, id: number, name: string): void => {
    meant.current = name;
    forget();
    const form = { act, id: String(id), attemptKey: ownAttemptKey() };
    void fetcher.submit(form, { method: 'post', action: centerPath('staff') });
  };
  return { send, isBusy: fetcher.state !== 'idle', Form: fetcher.Form, refused, settling, forget };
}
