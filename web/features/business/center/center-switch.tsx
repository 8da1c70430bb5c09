import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import type { OwnCenter } from '#web/business-frame/center/center-calls.ts';
import styles from './center-switch.module.css';
import menu from './menu.module.css';
import { ROLE_NAMES } from '#web/business-frame/center/role-names.ts';

/** In which center somebody works now, and the way to the others and to a new one. */
export function CenterSwitch({ current, centers }: { current: OwnCenter; centers: readonly OwnCenter[] }) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <DisclosureMenu
      label={t(m.center_switch)}
      className={styles.switch}
      button={
        <span className={styles.current}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <span className={styles.name} title={current.name}>
            {current.name}
          </span>
          <IconSelector size={18} stroke={1.6} aria-hidden="true" />
        </span>
      }
    >
      <ul className={menu.list}>
        {centers.map((center) => {
          const isCurrent = center.providerId === current.providerId;
          return (
            <li key={center.providerId}>
              <a
                href={localPath(`/business/${center.providerId}`)}
                aria-current={isCurrent ? 'true' : undefined}
                className={menu.entry}
              >
                <span className={styles.words}>
                  <strong>{center.name}</strong>
                  <small>{detailOf(center, t(ROLE_NAMES[center.role]), t(m.center_being_set_up))}</small>
                </span>
                {isCurrent && <IconCheck size={18} stroke={1.8} aria-hidden="true" />}
              </a>
            </li>
          );
        })}
        <li className={styles.last}>
          <a href={localPath('/business/add-center')} className={menu.entry}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            <span className={styles.words}>{t(m.center_add)}</span>
          </a>
        </li>
      </ul>
    </DisclosureMenu>
  );
}

const detailOf = ({ city, setup }: OwnCenter, role: string, beingSetUp: string): string =>
  [role, city, setup === 'over' ? null : beingSetUp].filter(Boolean).join(' · ');
