import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { classNames } from '#web/ui/class-names.ts';
import buttonStyles from '#web/ui/button.module.css';
import styles from './overlays.module.css';

type PopoverProps = {
  /** What its button shows. */
  trigger: ReactNode;
  /** Names the button where it shows no words, and what opens. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A little more beside a button, left by Escape or a click elsewhere. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <DialogTrigger>
      <Button aria-label={label} className={classNames(buttonStyles['button'], buttonStyles['secondary'])}>
        {trigger}
      </Button>
      <AriaPopover className={styles.popover} offset={6}>
        <Dialog aria-label={label} className={styles.content}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
