import { useId } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { CustomerActName } from './change-customers.ts';
import styles from './chosen.module.css';
import type { ChosenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import type { Sending } from './use-sending-customers.ts';

/** Who was archived or restored just now, as they are now. */
export type DoneJustNow = {
  act: CustomerActName;
  customers: readonly Pick<ChosenCustomer, 'id' | 'firstname' | 'lastname' | 'phone' | 'email'>[];
};

/** What was done just now, and the way back: the opposite, with the same customers. @param sending how, where there are scripts */
export function JustDone({ done: { act, customers }, sending }: { done: DoneJustNow; sending: Sending }) {
  const t = useTexts();
  const titleId = useId();
  const centerPath = useCenterPath();
  const isArchived = act === 'archive';
  const count = customers.length;
  const back = isArchived ? 'restore' : 'archive';
  return (
    <section aria-labelledby={titleId} className={styles.now}>
      <h2 id={titleId}>
        {isArchived ? t(m.customers_now_archived, { count }) : t(m.customers_now_restored, { count })}
      </h2>
      <p>{customers.map((one) => nameOf(t, one)).join(', ')}</p>
      <Form
        method="post"
        action={centerPath('customers')}
        onSubmit={(event) => {
          event.preventDefault();
          const named = customers.map((one) => ({ id: one.id, name: nameOf(t, one) }));
          if (!sending.isBusy) sending.send(back, named);
        }}
      >
        <AttemptKey />
        {customers.map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Button type="submit" name="act" value={back} look="secondary" isBusy={sending.isBusy}>
          {t(m.customers_chosen_undo)}
        </Button>
      </Form>
    </section>
  );
}
