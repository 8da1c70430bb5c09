import { IconAlertTriangle } from '@tabler/icons-react';
import type { ApiError } from '#contracts/api-error.ts';
import styles from './error-boxes.module.css';

/** Each refusal in a box of its own, read out as soon as it shows (specification section 5). */
export function ErrorBoxes({ errors }: { errors: readonly ApiError[] }) {
  return (
    <div role="alert" className={styles.list}>
      {errors.map((error, index) => (
        <p key={`${index}-${error.message}`} className={styles.box}>
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
          <span>{error.message}</span>
        </p>
      ))}
    </div>
  );
}
