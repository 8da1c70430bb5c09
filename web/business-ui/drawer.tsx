import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useNavigate } from 'react-router';
import { OverlayHead, takeFocus } from './dialog.tsx';
import styles from './dialog.module.css';
import { useEscapeFromPage } from './escape-from-page.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type DrawerProps = {
  title: string;
  /** The list it stands over; closing it goes there. */
  closeHref: string;
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A thing's detail, from the right, at an address of its own: render it as that route's page, inside the list's. It
 * opens once scripts are there. Closing asks before what was typed in it is lost.
 */
export function Drawer({ title, closeHref, foot, children }: DrawerProps) {
  const navigate = useNavigate();
  const content = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const close = (): void => void navigate(closeHref, { preventScrollReset: true });
  useEscapeFromPage(content, close);
  useKeptFocus(body);
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && close()} isDismissable className={styles.veil}>
      <Modal ref={takeFocus} className={styles.drawer}>
        <AriaDialog ref={content} className={styles.content}>
          <OverlayHead title={title} onClose={close} />
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
          <UnsavedChanges form={content} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
