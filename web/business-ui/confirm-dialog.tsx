import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  /** A question that names the thing: 'Eliminare Massaggio rilassante?' */
  title: string;
  /** What follows: who is told, what is refunded, what stays. */
  children: ReactNode;
  /** The verb, as on the button that led here. */
  verb: string;
  /** The way out; 'cancel' unless another word says better what stays. */
  wayOut?: string;
  isOpen: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before what cannot be undone; it begins at the way out. */
export function ConfirmDialog({
  title,
  children,
  verb,
  wayOut,
  isOpen,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      foot={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins somewhere, and here at what does no harm */}
          <Button look="secondary" autoFocus onClick={onClose}>
            {wayOut ?? t(m.kit_cancel)}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
