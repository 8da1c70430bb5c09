import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import styles from './chosen.module.css';
import type { ChosenCustomer } from './customer-calls.ts';
import { nameOf } from './customer-words.ts';

/** What the bar below the list does with those who are ticked, where there are no scripts: archiving, restoring, merging two. */
export function ChosenArchive({ chosen }: { chosen: readonly ChosenCustomer[] }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayMerge = useMay('mergeCustomers');
  if (useIsHydrated()) return null;
  const current = chosen.filter(({ isArchived }) => !isArchived);
  const archived = chosen.filter(({ isArchived }) => isArchived);
  const [one, other, ...more] = chosen;
  return (
    <section aria-labelledby="chosen-archive" className={styles.part}>
      <h3 id="chosen-archive">{t(m.customers_chosen_archive)}</h3>
      {current.length > 0 && (
        <Plain act="archive" chosen={current} verb={t(m.customers_act_archive)}>
          <p className={styles.quiet}>{t(m.customers_archive_text)}</p>
        </Plain>
      )}
      {archived.length > 0 && <Plain act="restore" chosen={archived} verb={t(m.customers_act_restore)} />}
      {mayMerge && one && other && more.length === 0 && (
        <p>
          <ButtonLink to={centerPath(`customers/${one.id}/merge?with=${other.id}`)} look="secondary">
            {t(m.customers_merge_choose, { name: nameOf(t, other) })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

type PlainProps = {
  act: 'archive' | 'restore';
  chosen: readonly ChosenCustomer[];
  verb: string;
  children?: ReactNode;
};

function Plain({ act, chosen, verb, children }: PlainProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <Form method="post" action={centerPath('customers')} className={styles.form}>
      <AttemptKey />
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <p>{chosen.map((one) => nameOf(t, one)).join(', ')}</p>
      {children}
      <div>
        <Button type="submit" name="act" value={act} look="secondary">
          {verb}
        </Button>
      </div>
    </Form>
  );
}
