import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import styles from './table.module.css';

/** The box that chooses a row, or in the head all rows of the page; React Aria names it. */
export function RowTick() {
  return (
    <Checkbox slot="selection" className={styles.tick}>
      {({ isIndeterminate }) => (
        <span className={styles.box} aria-hidden="true">
          {isIndeterminate ? <IconMinus size={14} stroke={3} /> : <IconCheck size={14} stroke={3} />}
        </span>
      )}
    </Checkbox>
  );
}
