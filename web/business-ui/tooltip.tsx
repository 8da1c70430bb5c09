import type { ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './overlays.module.css';

/**
 * A few words about a control, on hover and on focus; they only add to its name, since a touch never shows them.
 * @param children one element that can have the focus
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: ReactElement<React.HTMLAttributes<HTMLElement>, string>;
}) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
