import { IconArrowMerge } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { errorText } from '#contracts/error-texts.ts';
import * as m from '#contracts/texts/messages.js';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { MergingCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import { MergeForm } from './merge-form.tsx';
import { mergeResult } from './merge-result.ts';
import { MergeSide } from './merge-side.tsx';
import styles from './merge.module.css';

type MergePairProps = {
  /** The one whose card this began at. */
  id: number;
  kept: MergingCustomer;
  merged: MergingCustomer;
  email: string;
};

/** Both side by side, which one stays, and what it will be. */
export function MergePair({ id, kept, merged, email }: MergePairProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const other = id === kept.id ? merged.id : kept.id;
  const here = centerPath(`customers/${id}/merge`);
  const form = useApiForm({
    action: `${here}?with=${other}&keep=${kept.id}`,
    intent: 'merge',
    tells: {
      kind: 'update',
      done: () => t(m.done_with, { text: t(m.customers_merge_done), name: nameOf(t, kept) }),
    },
    onSaved: () => void navigate(centerPath(`customers/${kept.id}`)),
  });
  const haveTwoLogIns = merged.hasPerson && merged.email !== null && kept.email !== null;
  const another = (
    <ButtonLink to={here} look="secondary">
      {t(m.customers_merge_other)}
    </ButtonLink>
  );
  return (
    <div className={styles.pair}>
      <div className={styles.sides}>
        <MergeSide title={t(m.customers_merge_kept)} customer={kept} />
        <MergeSide title={t(m.customers_merge_merged)} customer={merged}>
          <ButtonLink to={`${here}?with=${other}&keep=${merged.id}`} look="secondary" preventScrollReset>
            {t(m.customers_merge_swap, { name: nameOf(t, merged) })}
          </ButtonLink>
        </MergeSide>
        {!haveTwoLogIns && (
          <MergeSide title={t(m.customers_merge_after)} customer={mergeResult(kept, merged)} isResult />
        )}
      </div>
      {haveTwoLogIns ? (
        <div className={styles.refused}>
          <p>{errorText('cannotUpdate', locale, { known: 'mergeLogIns' })}</p>
          <p>
            {[kept, merged].map((one) => (
              <ButtonLink key={one.id} to={centerPath(`customers/${one.id}/edit`)} look="secondary">
                {t(m.customers_merge_edit_one, { name: nameOf(t, one) })}
              </ButtonLink>
            ))}
            {another}
          </p>
        </div>
      ) : (
        <>
          <p className={styles.quiet}>{t(m.customers_merge_log_in_note)}</p>
          <MergeForm
            key={kept.id}
            intent="merge"
            form={form}
            email={email}
            fields={{ keptId: kept.id, otherId: other }}
            icon={IconArrowMerge}
            verb={t(m.customers_merge_do)}
            verbWithProof={t(m.customers_merge_prove)}
          >
            {another}
          </MergeForm>
        </>
      )}
    </div>
  );
}
