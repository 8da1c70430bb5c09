import { IconDots } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Act } from './act.ts';
import styles from './row-menu.module.css';

type RowMenuProps = {
  /** What the acts are done with; read out, not shown. */
  name: string;
  acts: readonly Act[];
};

/** Three dots and the acts behind them. Whatever it offers must also be reachable on the thing's own page. */
export function RowMenu({ name, acts }: RowMenuProps) {
  const t = useTexts();
  const [usual, dangerous] = [acts.filter((act) => !act.isDangerous), acts.filter((act) => act.isDangerous)];
  return (
    <MenuTrigger>
      <Button aria-label={t(m.kit_row_menu, { name })} className={styles.dots}>
        <IconDots size={18} stroke={1.8} aria-hidden="true" />
      </Button>
      <Popover className={styles.menu} placement="bottom end">
        <Menu className={styles.list}>
          {[usual, dangerous].map((group, index) =>
            group.length === 0 ? null : (
              <MenuSection
                key={index}
                aria-label={t(index === 0 ? m.kit_acts : m.kit_acts_dangerous)}
                className={styles.section}
              >
                {group.map((act) => (
                  <MenuEntry key={act.id} act={act} />
                ))}
              </MenuSection>
            ),
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function MenuEntry({ act }: { act: Act }) {
  const { id, label, icon: Icon, isDangerous, isDisabled = false, href, onAct } = act;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={classNames(styles.entry, isDangerous && styles.dangerous)}
      {...(href === undefined ? { onAction: onAct } : { href })}
    >
      {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
      <span>{label}</span>
    </MenuItem>
  );
}
