import type { TablerIcon } from '@tabler/icons-react';

/** Something that can be done with what is shown: an entry of a row's menu, a button of the bar below a selection. */
export type Act = {
  id: string;
  /** A verb, alone or with its object. */
  label: string;
  icon?: TablerIcon;
  /** Ends or deletes something: in the colour of danger, last, after a line. */
  isDangerous?: boolean;
  isDisabled?: boolean;
} & ({ onAct: () => void; href?: never } | { href: string; onAct?: never });
