import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Link, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OverlayHead, takeFocus } from './dialog.tsx';
import styles from './dialog.module.css';
import { useEscapeFromPage } from './escape-from-page.ts';
import { useTypedBefore } from './typed-before.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

type DrawerProps = {
  title: string;
  /** The list it stands over; closing it goes there. */
  closeHref: string;
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A thing's detail, from the right, at an address of its own: render it as that route's page, inside the list's. The server
 * writes it at its place, so that it can be read and left without scripts. Closing asks before what was typed in it is lost.
 */
export function Drawer({ title, closeHref, foot, children }: DrawerProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const keepTyped = useTypedBefore();
  const content = useRef<HTMLElement>(null);
  const close = (): void => void navigate(closeHref, { preventScrollReset: true });
  useEscapeFromPage(content, close);
  if (!isHydrated) {
    return (
      <section ref={keepTyped} aria-label={title} className={classNames(styles.drawer, styles.plain)}>
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <Link to={closeHref} aria-label={t(m.ui_close)} className={styles.close}>
              <IconX size={20} stroke={1.6} aria-hidden="true" />
            </Link>
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </section>
    );
  }
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && close()} isDismissable className={styles.veil}>
      <Modal ref={takeFocus} className={styles.drawer}>
        <AriaDialog ref={content} className={styles.content}>
          <OverlayHead title={title} onClose={close} />
          <div ref={keepTyped} className={styles.body}>
            {children}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
          <UnsavedChanges form={content} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
