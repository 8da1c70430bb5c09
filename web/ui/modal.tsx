import { createContext, use, useEffect, useId, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { closeModal, openModal } from './modal-stack.ts';
import type { ModalStack } from './modal-stack.ts';
import styles from './modal.module.css';

type Modals = {
  stack: ModalStack;
  open: (id: string) => void;
  /** Without an id the last one that was opened. */
  close: (id?: string) => void;
};

type ModalEvent = { type: 'open'; id: string } | { type: 'close'; id: string | undefined };

const ModalContext = createContext<Modals>({ stack: [], open: () => {}, close: () => {} });

function nextStack(stack: ModalStack, event: ModalEvent): ModalStack {
  return event.type === 'open' ? openModal(stack, event.id) : closeModal(stack, event.id);
}

export function ModalProvider({ children }: { children: ReactNode }) {
  const [stack, send] = useReducer(nextStack, []);
  const modals = useMemo(
    () => ({
      stack,
      open: (id: string) => send({ type: 'open', id }),
      close: (id?: string) => send({ type: 'close', id }),
    }),
    [stack],
  );
  return <ModalContext value={modals}>{children}</ModalContext>;
}

export function useModals(): Modals {
  return use(ModalContext);
}

type ModalProps = {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A dialog that shows while its id is on the stack; Escape and a click beside it close it. */
export function Modal({ id, ...rest }: ModalProps) {
  const { stack } = useModals();
  return stack.includes(id) ? <OpenModal id={id} {...rest} /> : null;
}

function OpenModal({ id, title, closeLabel, children }: ModalProps) {
  const { close } = useModals();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close(id);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close(id);
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => close(id)}>
            <IconX size={22} stroke={1.6} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
