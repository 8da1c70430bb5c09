import { useEffect, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './second-factor.module.css';

type CodeFieldProps = {
  label?: string;
  hint?: string;
  error: string | undefined;
  /** Whether the person is brought here as soon as the field shows. */
  isFirst?: boolean;
};

/** Six digits of an authenticator app, typed, pasted or filled in by a program; a new try replaces the last one. */
export function CodeField({ label, hint, error, isFirst = false }: CodeFieldProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) place.current?.querySelector('input')?.focus();
  }, [isFirst]);
  return (
    <div ref={place}>
      <TextField
        name="code"
        label={label ?? t(m.signin_code)}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        required
        className={styles.digits}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
