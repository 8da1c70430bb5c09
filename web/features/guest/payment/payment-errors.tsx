import { useEffect, useRef } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import styles from './payment.module.css';

/** Why it was not paid, above the form: in view and under the cursor as soon as nothing is under way any more. */
export function PaymentErrors({ errors, isBusy }: { errors: readonly ApiError[]; isBusy: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0 && !isBusy) box.current?.focus();
  }, [errors, isBusy]);
  return (
    <div ref={box} tabIndex={-1} className={styles.errors}>
      <ErrorBoxes errors={errors} />
    </div>
  );
}
