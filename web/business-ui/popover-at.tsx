import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import styles from './overlays.module.css';

type PopoverAtProps = {
  /** Beside what it opens. */
  trigger: RefObject<HTMLElement | null>;
  /** Names what opens. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** What is open beside something that is no button of the kit, such as a link that leads to the same without scripts. */
export function PopoverAt({ trigger, label, onClose, children }: PopoverAtProps) {
  return (
    <AriaPopover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={6}
      className={styles.popover}
    >
      <Dialog aria-label={label} className={styles.bare}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
