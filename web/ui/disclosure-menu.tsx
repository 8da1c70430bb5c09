import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure-menu.module.css';

type DisclosureMenuProps = {
  /** What the button says to screen readers. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A menu that opens without scripts; with them it closes after a choice, when the focus or a click goes elsewhere, and by
 * Escape, which gives the focus back to its button.
 */
export function DisclosureMenu({ label, button, className, children }: DisclosureMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => menu.current?.removeAttribute('open');
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !menu.current?.contains(target);
    const closeByClick = ({ target }: Event): void => {
      if (isOutside(target) || (target instanceof Element && target.closest('li') !== null)) close();
    };
    const closeByFocus = ({ target }: Event): void => {
      if (isOutside(target)) close();
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeByClick);
    document.addEventListener('focusin', closeByFocus);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeByClick);
      document.removeEventListener('focusin', closeByFocus);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <details ref={menu} className={classNames(styles.menu, className)}>
      <summary className={styles.button}>
        {button}
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
