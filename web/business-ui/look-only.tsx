import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import styles from './look-only.module.css';

const LookOnly = createContext(false);

/** Around the fields of a form for somebody who may look and not change: each shows its label and value as text. */
export function LookOnlyFields({ isLookOnly, children }: { isLookOnly: boolean; children: ReactNode }) {
  return <LookOnly value={isLookOnly}>{children}</LookOnly>;
}

export const useLookOnly = (): boolean => use(LookOnly);

/** A label and its value, in place of a field that nobody can type in. */
export function ShownValue({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <dl className={styles.shown}>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </dl>
  );
}
