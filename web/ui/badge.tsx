import { badgeColourAt, textColourOn } from '#contracts/colour.ts';
import styles from './badge.module.css';

/** A word on a colour; `position` in its list chooses the colour, so that neighbours differ. */
export function Badge({
  position = 0,
  colour,
  children,
}: {
  position?: number;
  colour?: string;
  children: string;
}) {
  const background = colour ?? badgeColourAt(position);
  return (
    <span className={styles.badge} style={{ background, color: textColourOn(background) }}>
      {children}
    </span>
  );
}
