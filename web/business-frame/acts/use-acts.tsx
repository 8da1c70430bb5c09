import type { TablerIcon } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { affectedIn } from '../planning/affected-in.ts';
import { SettlingDialog } from '../planning/settling.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import type { ChangeKind } from '#web/lib/request-notice.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { ActAnswer } from './answer-act.ts';

type Text = Message<Record<never, never>>;

/** How an act is shown and what is said of it. */
export interface ActLook<Item> {
  label: Text;
  icon: TablerIcon;
  isDangerous?: boolean;
  /** What it does, which says what a toast tells of it. */
  kind?: ChangeKind;
  /** What a success says in place of the general text of its kind. */
  done?: Text;
  /** The same of a failure; what the API says comes first. */
  failed?: Text;
  /** What is asked before it is sent; null for what is sent at once. */
  asks?: (items: readonly Item[]) => { title: string; text: ReactNode } | null;
}

interface ActsOptions<Name extends string, Item> {
  /** Where they are sent: a list, relative to its center. */
  path: string;
  looks: Readonly<Record<Name, ActLook<Item>>>;
  /** What a toast calls them. */
  nameOf: (items: readonly Item[]) => string;
  /** After an act went through. */
  onDone?: ((act: Name) => void) | undefined;
}

export type ShownAct = Act & { onAct: () => void };

/**
 * The acts of buttons on rows of a list or on one thing: some ask first, one that affects bookings asks what shall become of them, and each is
 * said when it is done or when it failed; a refusal stays in the question that led to it.
 * @returns `shown` an act as a button or an entry of a menu; `question` to be put beside them
 */
export function useActs<Name extends string, Item extends { id: number }>({
  path,
  looks,
  nameOf,
  onDone,
}: ActsOptions<Name, Item>) {
  const t = useTexts();
  const action = useCenterPath()(path);
  const fetcher = useFetcher<ActAnswer<Name>>();
  const { showSuccess, showError } = useToasts();
  const { showDone, showFailed } = useOutcomes();
  const [asked, setAsked] = useState<{ act: Name; items: readonly Item[] } | null>(null);
  const [settling, setSettling] = useState<ActAnswer<Name> | null>(null);
  const [refused, setRefused] = useState<ActAnswer<Name>['errors']>([]);
  const meant = useRef('');
  const isBusy = fetcher.state !== 'idle';

  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, (now) => {
    if (now.act === null) return;
    const isAsked = affectedIn(now).length > 0;
    setSettling(isAsked ? now : null);
    if (isAsked) return;
    const { kind = 'other', done, failed } = looks[now.act];
    if (now.errors.length === 0) {
      setAsked(null);
      if (done) showSuccess(t(m.done_with, { text: t(done), name: meant.current }));
      else showDone(kind, meant.current);
      onDone?.(now.act);
    } else if (asked) {
      setRefused(now.errors);
    } else {
      const isSaid = now.errors.some(({ message }) => message !== '');
      if (failed && !isSaid) showError(t(failed));
      else showFailed(kind, now.errors);
    }
  });
  const send = (act: Name, items: readonly Item[]): void => {
    meant.current = nameOf(items);
    setRefused([]);
    const form = new URLSearchParams({ act, attemptKey: ownAttemptKey() });
    for (const { id } of items) form.append('ids', String(id));
    void fetcher.submit(form, { method: 'post', action });
  };
  const shown = (act: Name, items: readonly Item[]): ShownAct => {
    const { label, icon, isDangerous, asks } = looks[act];
    const begin = (): void => {
      setRefused([]);
      if (asks?.(items)) setAsked({ act, items });
      else send(act, items);
    };
    return {
      id: act,
      label: t(label),
      icon,
      ...(isDangerous && { isDangerous }),
      isDisabled: isBusy,
      onAct: begin,
    };
  };
  const close = (): void => {
    setAsked(null);
    setSettling(null);
  };
  const question = (
    <ActQuestion {...{ asked, settling, refused, looks, action, isBusy, send, close }} Form={fetcher.Form} />
  );
  return { shown, question, isBusy };
}

/** What is asked of each booking that an act affects, or before an act is sent; nothing while nothing is. */
function ActQuestion<Name extends string, Item>({
  asked,
  settling,
  refused,
  looks,
  action,
  isBusy,
  Form,
  send,
  close,
}: {
  asked: { act: Name; items: readonly Item[] } | null;
  settling: ActAnswer<Name> | null;
  refused: ActAnswer<Name>['errors'];
  looks: ActsOptions<Name, Item>['looks'];
  action: string;
  isBusy: boolean;
  Form: ReturnType<typeof useFetcher>['Form'];
  send: (act: Name, items: readonly Item[]) => void;
  close: () => void;
}) {
  const t = useTexts();
  if (settling?.act)
    return (
      <SettlingDialog
        title={t(m.planning_settle_title)}
        verb={t(looks[settling.act].label)}
        answer={settling}
        action={action}
        Form={Form}
        isBusy={isBusy}
        onClose={close}
      />
    );
  const asking = asked && looks[asked.act].asks?.(asked.items);
  if (!asked || !asking) return null;
  return (
    <ConfirmDialog
      title={asking.title}
      verb={t(looks[asked.act].label)}
      isOpen
      isBusy={isBusy}
      onConfirm={() => send(asked.act, asked.items)}
      onClose={close}
    >
      {asking.text}
      <Refused errors={refused} />
    </ConfirmDialog>
  );
}
