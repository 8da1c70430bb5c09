import { IconCalendarX, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import type { Act } from '#web/business-ui/act.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { CancelSessionDialog } from './cancel-session-dialog.tsx';
import type { ClassSessionSeen, OwnClass } from './class-calls.ts';
import { momentOf } from './class-labels.ts';

/** What can be done with a session: what is to come is cancelled, what nobody has a place in can go altogether. */
export function useSessionActs(
  { id: classId, name }: OwnClass,
  { sessions, now }: { sessions: readonly ClassSessionSeen[]; now: string },
) {
  const t = useTexts();
  const locale = useLocale();
  const [cancelled, setCancelled] = useState<ClassSessionSeen | null>(null);
  const whenOf = ({ timeZone, startsAt }: ClassSessionSeen): string => momentOf(timeZone, startsAt, locale);
  const nameOf = ([one, ...others]: readonly ClassSessionSeen[]): string =>
    one && others.length === 0 ? whenOf(one) : name;
  const { shown, question } = useActs<'delete' | 'deleteEmpty', ClassSessionSeen>({
    path: `classes/${classId}`,
    nameOf,
    looks: {
      delete: {
        label: m.class_sessions_act_delete,
        icon: IconTrash,
        isDangerous: true,
        done: m.done_deleted,
        failed: m.failed_deleted,
        asks: (items) => ({
          title: t(m.class_sessions_delete_title, { when: nameOf(items) }),
          text: <p>{t(m.class_sessions_delete_text)}</p>,
        }),
      },
      deleteEmpty: {
        label: m.class_sessions_act_delete,
        icon: IconTrash,
        isDangerous: true,
        done: m.done_deleted,
        failed: m.failed_deleted,
        asks: (items) => ({
          title: t(m.session_scope_empty_title, { count: items.length }),
          text: <p>{t(m.session_scope_empty_text)}</p>,
        }),
      },
    },
  });
  const actsOf = (session: ClassSessionSeen): Act[] => [
    ...(session.status === 'A' && session.startsAt > now
      ? [
          {
            id: 'cancel',
            label: t(m.class_sessions_act_cancel),
            icon: IconCalendarX,
            isDangerous: true,
            onAct: () => setCancelled(session),
          },
        ]
      : []),
    ...(session.taken === 0 ? [shown('delete', [session])] : []),
  ];
  const empty = sessions
    .filter(({ taken, startsAt }) => taken === 0 && startsAt > now)
    .slice(0, MOST_SESSIONS_ADDED);
  return {
    actsOf,
    /** All to come that nobody has a place in, at once; null where there are not several. */
    deleteEmpty:
      empty.length > 1
        ? {
            ...shown('deleteEmpty', empty),
            label: t(m.session_scope_empty, { count: empty.length }),
          }
        : null,
    question: (
      <>
        {question}
        {cancelled && (
          <CancelSessionDialog
            session={cancelled}
            sessions={sessions}
            now={now}
            onClose={() => setCancelled(null)}
          />
        )}
      </>
    ),
  };
}
