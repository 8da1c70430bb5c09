import { createContext, use, useCallback, useEffect, useId, useMemo, useReducer, useRef } from 'react';
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
  const open = useCallback((id: string) => send({ type: 'open', id }), []);
  const close = useCallback((id?: string) => send({ type: 'close', id }), []);
  const modals = useMemo(() => ({ stack, open, close }), [stack, open, close]);
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

/**
 * A dialog that shows while its id is on the stack; Escape and a click beside it close it. It begins at the control that is
 * marked `data-autofocus`, else at its first one.
 */
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
    let isPressedOutside = false;
    const notePress = (event: PointerEvent): void => {
      isPressedOutside = event.target === shown;
    };
    // What is dragged out of the dialog and let go beside it was not meant to close it.
    const closeOutside = (event: MouseEvent): void => {
      if (event.target === shown && isPressedOutside) close(id);
    };
    if (shown && !shown.open) {
      shown.showModal();
      shown.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    shown?.addEventListener('pointerdown', notePress);
    shown?.addEventListener('click', closeOutside);
    return () => {
      shown?.removeEventListener('pointerdown', notePress);
      shown?.removeEventListener('click', closeOutside);
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [close, id]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close(id);
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
