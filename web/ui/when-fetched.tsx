import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './when-fetched.module.css';

/** Keeps a modal's place until its form is there, then begins at the form's first field. */
export function WhenFetched({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton height="18rem" />}>
      <Arrived>{children}</Arrived>
    </Suspense>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={form} className={styles.arrived}>
      {children}
    </div>
  );
}
