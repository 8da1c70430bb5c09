import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import type { CustomerActName } from './change-customers.ts';
import styles from './chosen.module.css';
import type { ChosenCustomer } from './customer-calls.ts';
import { nameOf } from './customer-words.ts';

/** Who was archived or restored just now by a form without scripts, as they are now. */
export type DoneJustNow = { act: CustomerActName; customers: readonly ChosenCustomer[] };

/** What was done just now, and the way back: the opposite, with the same customers. */
export function JustDone({ done: { act, customers } }: { done: DoneJustNow }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const isArchived = act === 'archive';
  const count = customers.length;
  return (
    <section aria-labelledby="customers-just-done" className={styles.now}>
      <h2 id="customers-just-done">
        {isArchived ? t(m.customers_now_archived, { count }) : t(m.customers_now_restored, { count })}
      </h2>
      <p>{customers.map((one) => nameOf(t, one)).join(', ')}</p>
      <Form method="post" action={centerPath('customers')}>
        <AttemptKey />
        {customers.map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Button type="submit" name="act" value={isArchived ? 'restore' : 'archive'} look="secondary">
          {t(m.customers_chosen_undo)}
        </Button>
      </Form>
    </section>
  );
}
