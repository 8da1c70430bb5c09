import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Stands at the lower end and stays in sight: the act that closes it, and the way out. */
  foot?: ReactNode;
  /** A click beside it closes it, unless something typed would be lost. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
};

/** Something short in the middle of the screen, up to 600 px; on a phone it rises from below. */
export function Dialog({
  title,
  isOpen,
  onClose,
  foot,
  isDismissable = true,
  role = 'dialog',
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      className={classNames(styles.veil, styles.middle)}
    >
      <Modal ref={takeFocus} className={styles.dialog}>
        <AriaDialog role={role} className={styles.content}>
          <OverlayHead title={title} onClose={onClose} />
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** At once: the dialog inside takes it from here when it is drawn, and until then Escape would go nowhere. */
export function takeFocus(overlay: HTMLElement | null): void {
  if (!overlay || overlay.contains(document.activeElement)) return;
  overlay.tabIndex = -1;
  overlay.focus({ preventScroll: true });
}

export function OverlayHead({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useTexts();
  return (
    <header className={styles.head}>
      <Heading slot="title" level={2} className={styles.title}>
        {title}
      </Heading>
      <Button aria-label={t(m.ui_close)} onPress={onClose} className={styles.close}>
        <IconX size={20} stroke={1.6} aria-hidden="true" />
      </Button>
    </header>
  );
}
