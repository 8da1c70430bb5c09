import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { NOTHING_CHANGED, tagOfSomeText } from './chosen-address.ts';
import type { TagsChanged } from './chosen-address.ts';
import styles from './chosen.module.css';
import type { CustomerTag } from '#web/business-frame/customers/customer-calls.ts';
import type { ChosenAnswer } from './save-chosen.ts';

/** Of how many customers something is different. */
export const countChanged = ({ added, removed }: TagsChanged): number =>
  new Set([...added, ...removed].flatMap(({ customerIds }) => customerIds)).size;

type ChangedNowProps = { done: TagsChanged; tags: readonly CustomerTag[]; onUndone: () => void };

/** What was changed just now, and the way back. */
export function ChangedNow({ done, tags, onUndone }: ChangedNowProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm<ChosenAnswer>({
    intent: 'undo',
    action: pathname + search,
    onSaved: ({ done: back = NOTHING_CHANGED }) => {
      showSuccess(t(m.customers_chosen_undone, { count: countChanged(back) }));
      onUndone();
    },
  });
  if (countChanged(done) === 0) return null;
  const nameOf = (tagId: number): string => tags.find(({ id }) => id === tagId)?.name ?? '';
  const lines = [
    ...done.added.map((one) => ({ ...one, said: m.customers_chosen_added })),
    ...done.removed.map((one) => ({ ...one, said: m.customers_chosen_removed })),
  ];
  return (
    <section aria-labelledby="chosen-now" className={styles.now}>
      <h3 id="chosen-now">{t(m.customers_chosen_now)}</h3>
      <ul>
        {lines.map(({ tagId, customerIds, said }) => (
          <li key={tagId}>{t(said, { name: nameOf(tagId), count: customerIds.length })}</li>
        ))}
      </ul>
      <Form {...formProps}>
        <AttemptKey />
        <input type="hidden" name="intent" value="undo" />
        {done.added.map((one) => (
          <input key={one.tagId} type="hidden" name="added" value={tagOfSomeText(one)} />
        ))}
        {done.removed.map((one) => (
          <input key={one.tagId} type="hidden" name="removed" value={tagOfSomeText(one)} />
        ))}
        {answer && <ErrorSummary errors={answer.errors} fieldErrors={{}} form={formProps.ref} />}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.customers_chosen_undo)}
        </Button>
      </Form>
    </section>
  );
}
