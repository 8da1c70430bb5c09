import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { GroupKind } from '#contracts/group-kinds.ts';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { useOrder } from '#web/business-ui/use-order.ts';
import { useOnce } from '#web/lib/use-once.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { GroupName } from '#web/business-frame/catalog/group-name.tsx';
import styles from './groups.module.css';
import type { Group } from './group-calls.ts';

const idOf = ({ id }: Group): string => String(id);

type OfKind = { groups: readonly Group[]; kind: GroupKind };

/** The groups in the order in which customers see them, each with the way to change and to delete it. */
export function GroupList({ groups, kind, mayChange }: OfKind & { mayChange: boolean }) {
  return mayChange ? (
    <ChangeableGroups groups={groups} kind={kind} />
  ) : (
    <ul className={styles.plain}>
      {groups.map((group) => (
        <li key={group.id}>
          <GroupName group={group} />
        </li>
      ))}
    </ul>
  );
}

function ChangeableGroups({ groups, kind }: OfKind) {
  const t = useTexts();
  const action = `${useCenterPath()('groups')}?kind=${kind}`;
  const { showError } = useToasts();
  const { shown, isSaving, onOrder } = useOrder(groups, { idOf, action, onFail: showError });
  const [leaving, setLeaving] = useState<Group | null>(null);
  const remove = useDelete(action, () => setLeaving(null));
  return (
    <div>
      <Reorder
        label={t(m.groups_title)}
        items={shown}
        idOf={idOf}
        nameOf={({ name }) => name}
        onOrder={onOrder}
        isSaving={isSaving}
        actsOf={(group) => [
          { id: 'edit', label: t(m.services_act_edit), icon: IconPencil, href: `${action}&edit=${group.id}` },
          {
            id: 'delete',
            label: t(m.services_act_delete),
            icon: IconTrash,
            isDangerous: true,
            onAct: () => setLeaving(group),
          },
        ]}
      >
        {(group) => <GroupName group={group} />}
      </Reorder>
      <ConfirmDialog
        title={t(m.groups_delete_title, { name: leaving?.name ?? '' })}
        verb={t(m.services_act_delete)}
        isOpen={leaving !== null}
        isBusy={remove.isBusy}
        onConfirm={() => leaving && remove.start(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>{t(m.groups_delete_text)}</p>
      </ConfirmDialog>
    </div>
  );
}

function useDelete(action: string, onDone: () => void) {
  const fetcher = useFetcher<FormAnswer>();
  const { showDone, showFailed } = useOutcomes();
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ isSaved, errors }) => {
    onDone();
    if (isSaved) showDone('delete');
    else showFailed('delete', errors);
  });
  return {
    isBusy: fetcher.state !== 'idle',
    start: ({ id }: Group): void => {
      const form = {
        intent: 'delete',
        id: String(id),
        attemptKey: ownAttemptKey(),
      };
      void fetcher.submit(form, { method: 'post', action });
    },
  };
}
