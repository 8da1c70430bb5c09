import { IconArrowBackUp } from '@tabler/icons-react';
import { DAYS_TO_UNDO_A_MERGE } from '#contracts/customer-merge.ts';
import * as m from '#contracts/texts/messages.js';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { dayOf, nameOf } from './customer-labels.ts';
import styles from './customer.module.css';
import { MergeForm } from './merge-form.tsx';

const DAY_MS = 86_400_000;

/** The last merge into a customer, as long as it can be undone. */
export function MergedNotice({ customer, email }: { customer: SeenCustomer; email: string }) {
  const t = useTexts();
  // Said by the card, which stays when the notice has gone
  const form = useApiForm({
    intent: 'undoMerge',
    tells: {
      kind: 'update',
      done: () => t(m.done_with, { text: t(m.customers_merge_undone), name: nameOf(t, customer) }),
    },
  });
  const { merge, timeZone } = customer;
  if (!merge) return null;
  const name = nameOf(t, merge);
  const last = new Date(Date.parse(merge.mergedAt) + DAYS_TO_UNDO_A_MERGE * DAY_MS).toISOString();
  return (
    <section id="merge" aria-label={t(m.customers_merge_undo)} className={styles.merged}>
      <p>{t(m.customers_merged_line, { date: dayOf(timeZone, merge.mergedAt), name })}</p>
      <p className={styles.quiet}>{t(m.customers_merged_until, { date: dayOf(timeZone, last) })}</p>
      <MergeForm
        key={merge.id}
        intent="undoMerge"
        form={form}
        email={email}
        fields={{ mergeId: merge.id }}
        look="secondary"
        icon={IconArrowBackUp}
        verb={t(m.customers_merge_undo)}
        verbWithProof={t(m.customers_merge_undo_prove)}
      />
    </section>
  );
}
