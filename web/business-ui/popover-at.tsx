import { useEffect, useRef } from 'react';
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
  /** On which side of it, where there is room. */
  placement?: 'bottom start' | 'right top';
  children: ReactNode;
};

/** What is open beside something that is no button of the kit, such as a link that leads to the same. */
export function PopoverAt({ trigger, label, onClose, placement = 'bottom start', children }: PopoverAtProps) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const inside = content.current;
    if (!inside) return undefined;
    // It is placed by its first height: what grows later is put anew, as when the window changes
    const observer = new ResizeObserver(() => dispatchEvent(new Event('resize')));
    observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return (
    <AriaPopover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={6}
      className={styles.popover}
    >
      <Dialog ref={content} aria-label={label} className={styles.bare}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
