import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { useCenterPath } from '../center/own-center.tsx';
import styles from './customer.module.css';

/** What can be done with one. Without scripts the same buttons send a form. */
export function CustomerActs({ id, acts }: { id: number; acts: readonly Act[] }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const centerPath = useCenterPath();
  if (acts.length === 0) return null;
  return (
    <section aria-label={t(m.kit_acts)}>
      <Form method="post" action={centerPath('customers')} className={styles.acts}>
        <AttemptKey />
        <input type="hidden" name="ids" value={id} />
        {acts.map((act) => (
          <ActButton key={act.id} act={act} isHydrated={isHydrated} />
        ))}
      </Form>
    </section>
  );
}
