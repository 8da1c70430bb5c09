import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { classNames } from './class-names.ts';
import styles from './toasts.module.css';

/** How long a toast stays, in milliseconds (specification section 9). */
const TOAST_DURATION = 3000;

type Toast = { key: number; kind: 'success' | 'error'; text: string };

type Toasts = {
  showSuccess: (text: string) => void;
  showError: (text: string) => void;
};

const ToastContext = createContext<Toasts>({ showSuccess: () => {}, showError: () => {} });

export function useToasts(): Toasts {
  return use(ToastContext);
}

/** Short notices at the bottom right, read out politely; each stays while it is pointed at. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastKey = useRef(0);

  const show = useCallback((kind: Toast['kind'], text: string) => {
    lastKey.current += 1;
    const key = lastKey.current;
    // What was refused before is over once it succeeds
    setToasts((shown) => [
      ...shown.filter((toast) => kind === 'error' || toast.kind === 'success'),
      { key, kind, text },
    ]);
  }, []);
  const remove = useCallback(
    (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
    [],
  );
  const api = useMemo<Toasts>(
    () => ({ showSuccess: (text) => show('success', text), showError: (text) => show('error', text) }),
    [show],
  );

  return (
    <ToastContext value={api}>
      {children}
      <output id="toasts" className={styles.bar} aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} onDone={remove} />
        ))}
      </output>
    </ToastContext>
  );
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: (key: number) => void }) {
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    if (isPointedAt) return undefined;
    const timer = setTimeout(() => onDone(toast.key), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [isPointedAt, onDone, toast.key]);

  const Icon = toast.kind === 'success' ? IconCircleCheck : IconAlertCircle;
  return (
    <span
      className={classNames(styles.toast, styles[toast.kind])}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <Icon size={22} stroke={1.6} aria-hidden="true" />
      <span>{toast.text}</span>
    </span>
  );
}
