import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** A part of a long form: what it is about beside its fields, or above them where there is no room. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
