import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { Role } from '#web/business-frame/users/user-calls.ts';
import styles from './user.module.css';
import { ROLE_NAMES, ROLE_TEXTS } from '#web/business-frame/users/user-labels.ts';

/** One of the roles that may be given, each with what it may do. */
export function RoleChoice({ roles, defaultValue }: { roles: readonly Role[]; defaultValue: string }) {
  const t = useTexts();
  return (
    <fieldset className={styles.roles}>
      <legend>{t(m.users_role_choice)}</legend>
      {roles.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="role" value={role} defaultChecked={role === defaultValue} />
          <strong>{t(ROLE_NAMES[role])}</strong>
          <small>{t(ROLE_TEXTS[role])}</small>
        </label>
      ))}
    </fieldset>
  );
}
