import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_PASSWORD } from '#contracts/validation/password.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Field } from '#web/ui/field.tsx';
import type { FieldTexts } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import styles from './sign-in.module.css';

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  };

/** A password that can be made visible while typing; pasting and password programs work as anywhere. */
export function PasswordField({ label, hint, error, isLabelHidden, ...rest }: PasswordFieldProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Field {...{ label, hint, error, isLabelHidden }}>
      {(control) => (
        <div className={styles.secret}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            maxLength={LONGEST_PASSWORD}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={fieldStyles.control}
          />
          {isHydrated && (
            <button
              type="button"
              className={styles.reveal}
              aria-label={t(isShown ? m.signin_hide_password_label : m.signin_show_password_label)}
              onClick={() => setShown(!isShown)}
            >
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              {t(isShown ? m.signin_hide_password : m.signin_show_password)}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
