import * as m from '#contracts/texts/messages.js';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { UserActName } from './change-users.ts';
import type { SeenUser } from '#web/business-frame/users/user-calls.ts';
import styles from './user.module.css';
import { useUserActs } from './use-user-acts.tsx';

type UserActsProps = { user: SeenUser; onDone: (act: UserActName) => void };

/** What can be done with one user. */
export function UserActs({ user, onDone }: UserActsProps) {
  const t = useTexts();
  const { actsOf, question } = useUserActs(onDone);
  const acts = actsOf(user);
  if (acts.length === 0) return null;
  return (
    <section aria-label={t(m.kit_acts)} className={styles.acts}>
      {acts.map((act) => (
        <ActButton key={act.id} act={act} className={act.isDangerous ? styles.dangerous : undefined} />
      ))}
      {question}
    </section>
  );
}
