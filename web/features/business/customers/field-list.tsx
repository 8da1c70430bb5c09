import { IconArchive, IconPencil } from '@tabler/icons-react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { useOrder } from '#web/business-ui/use-order.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { CustomerField } from '#web/business-frame/customers/customer-calls.ts';
import { fieldMarks } from '#web/business-frame/customers/field-labels.ts';
import styles from './fields.module.css';

const idOf = ({ id }: CustomerField): string => String(id);

/** The fields in use in the order of the card, each with the way to change and to archive it. */
export function FieldList({ fields }: { fields: readonly CustomerField[] }) {
  const t = useTexts();
  const action = useCenterPath()('customers/fields');
  const { showError } = useToasts();
  const { shown, isSaving, onOrder } = useOrder(fields, { idOf, action, onFail: showError });
  const archive = useArchive(action);
  const hrefOf = ({ id }: CustomerField): string => `${action}?edit=${id}`;
  return (
    <>
      <Reorder
        label={t(m.customers_own_title)}
        items={shown}
        idOf={idOf}
        nameOf={({ name }) => name}
        onOrder={onOrder}
        isSaving={isSaving}
        actsOf={(field) => [
          { id: 'edit', label: t(m.customers_act_edit), icon: IconPencil, href: hrefOf(field) },
          {
            id: 'archive',
            label: t(m.customers_own_archive),
            icon: IconArchive,
            onAct: () => archive(field),
          },
        ]}
      >
        {(field) => (
          <span className={styles.field}>
            {field.name}
            <small>{fieldMarks(t, field)}</small>
          </span>
        )}
      </Reorder>
    </>
  );
}

function useArchive(action: string) {
  const t = useTexts();
  const fetcher = useFetcher<FormAnswer>();
  const { showSuccess } = useToasts();
  const { showFailed } = useOutcomes();
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ isSaved, errors }) => {
    if (isSaved) showSuccess(t(m.customers_own_archived_done));
    else showFailed('update', errors);
  });
  return ({ id }: CustomerField): void => {
    const form = { act: 'archive', id: String(id), attemptKey: ownAttemptKey() };
    void fetcher.submit(form, { method: 'post', action });
  };
}
