import { useEffect, useRef, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import signInStyles from '../sign-in.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

type KeepCodesProps = {
  codes: readonly string[];
  email: string;
  /** Where it goes on, for browsers without scripts. */
  next: string;
  onKept: () => void;
};

/** The codes after the set-up; it goes on once the person says that they are kept. */
export function KeepCodes({ codes, email, next, onKept }: KeepCodesProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={signInStyles.form}>
      <div className={signInStyles.done}>
        <h1 ref={heading} tabIndex={-1} className={styles.stepTitle}>
          {t(m.bizlogin_codes_title)}
        </h1>
        <p className={signInStyles.intro}>{t(m.bizlogin_codes_intro)}</p>
      </div>
      <RecoveryCodes codes={codes} email={email} />
      <form
        action={next}
        className={signInStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onKept();
        }}
      >
        <Checkbox
          required
          checked={isHydrated ? isKept : undefined}
          onChange={(event) => setKept(event.target.checked)}
          label={t(m.bizlogin_codes_kept)}
        />
        <Button type="submit" disabled={isHydrated && !isKept}>
          {t(m.bizlogin_codes_go_on)}
        </Button>
      </form>
    </div>
  );
}
