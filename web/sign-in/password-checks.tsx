import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { failedPasswordChecks } from '#contracts/validation/password.ts';
import type { PasswordCheck } from '#contracts/validation/password.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import styles from './sign-in.module.css';

const TEXTS = {
  minChars: m.signin_check_min_chars,
  lowercase: m.signin_check_lowercase,
  uppercase: m.signin_check_uppercase,
  number: m.signin_check_number,
  specialChar: m.signin_check_special_char,
} satisfies Partial<Record<PasswordCheck, unknown>>;
const SHOWN = ['minChars', 'lowercase', 'uppercase', 'number', 'specialChar'] as const;

/** The strength rules, each ticked off while the password is typed. */
export function PasswordChecks({ password }: { password: string }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const failed = failedPasswordChecks(password);
  const isPassed = (check: PasswordCheck): boolean => password !== '' && !failed.includes(check);
  return (
    <div className={styles.checks}>
      <p>{t(m.signin_checks)}</p>
      <ul>
        {SHOWN.map((check) => (
          <li key={check} data-passed={isPassed(check)}>
            {isPassed(check) ? (
              <IconCircleCheckFilled size={16} aria-hidden="true" />
            ) : (
              <IconCircle size={16} stroke={1.6} aria-hidden="true" />
            )}
            {t(TEXTS[check])}
            {isHydrated && (
              <span className="visually-hidden">
                , {t(isPassed(check) ? m.signin_check_done : m.signin_check_missing)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
