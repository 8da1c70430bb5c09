import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
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
import { GroupName } from './group-name.tsx';
import styles from './groups.module.css';
import type { ServiceGroup } from './service-calls.ts';

const idOf = ({ id }: ServiceGroup): string => String(id);

/** The groups in the order of the price list, each with the way to change and to delete it. */
export function GroupList({ groups, mayChange }: { groups: readonly ServiceGroup[]; mayChange: boolean }) {
  return mayChange ? (
    <ChangeableGroups groups={groups} />
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

function ChangeableGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  const t = useTexts();
  const action = useCenterPath()('services/groups');
  const { showError } = useToasts();
  const { shown, isSaving, onOrder } = useOrder(groups, { idOf, action, onFail: showError });
  const [leaving, setLeaving] = useState<ServiceGroup | null>(null);
  const remove = useDelete(action, () => setLeaving(null));
  return (
    <div>
      <Reorder
        label={t(m.services_groups)}
        items={shown}
        idOf={idOf}
        nameOf={({ name }) => name}
        onOrder={onOrder}
        isSaving={isSaving}
        actsOf={(group) => [
          { id: 'edit', label: t(m.services_act_edit), icon: IconPencil, href: `${action}?edit=${group.id}` },
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
        title={t(m.services_group_delete_title, { name: leaving?.name ?? '' })}
        verb={t(m.services_act_delete)}
        isOpen={leaving !== null}
        isBusy={remove.isBusy}
        onConfirm={() => leaving && remove.start(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>{t(m.services_group_delete_text)}</p>
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
    start: ({ id }: ServiceGroup): void => {
      const form = {
        intent: 'delete',
        id: String(id),
        attemptKey: ownAttemptKey(),
      };
      void fetcher.submit(form, { method: 'post', action });
    },
  };
}
