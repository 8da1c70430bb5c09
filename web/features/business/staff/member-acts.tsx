import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { useCenterPath } from '../center/own-center.tsx';
import styles from './member.module.css';
import { isPerson } from './staff-calls.ts';
import type { ListedResource } from './staff-calls.ts';

/** What can be done with one. Without scripts the same buttons send a form, and archiving is asked by opening it. */
export function MemberActs({ resource, acts }: { resource: ListedResource; acts: readonly Act[] }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const centerPath = useCenterPath();
  if (acts.length === 0) return null;
  return (
    <section aria-label={t(m.kit_acts)}>
      <Form method="post" action={centerPath('staff')} className={styles.acts}>
        <AttemptKey />
        <input type="hidden" name="id" value={resource.id} />
        {acts.map((act) => {
          const button = <ActButton key={act.id} act={act} isHydrated={isHydrated} />;
          if (isHydrated || act.id !== 'archive') return button;
          return (
            <details key={act.id}>
              <summary>{act.label}</summary>
              <p>{t(isPerson(resource) ? m.staff_archive_person : m.staff_archive_thing)}</p>
              {button}
            </details>
          );
        })}
      </Form>
    </section>
  );
}
