import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { KitProvider } from '../kit-provider.tsx';
import styles from './frame.module.css';

/** A screen of the business area; entries appear when their room exists and role and package allow them. */
export type FrameEntry = { href: string; label: string; icon: TablerIcon };
/** Entries under a small title; the first groups' first entries stand in the bar of a phone. */
export type FrameGroup = { title: string; entries: readonly FrameEntry[] };

type FrameProps = {
  /** Whose business it is. */
  center: string;
  homeHref: string;
  groups: readonly FrameGroup[];
  /** Below the entries: the own account, the languages, the way out. */
  foot?: ReactNode;
  children: ReactNode;
};

/** How many entries the bar of a phone has room for. */
const PLACES_BELOW = 4;

/** What stands around every business screen: a sidebar, or on phones a bar below. */
export function Frame({ center, homeHref, groups, foot, children }: FrameProps) {
  const t = useTexts();
  return (
    <KitProvider>
      <div className={styles.frame}>
        <a href="#content" className={styles.skip}>
          {t(m.shell_skip)}
        </a>
        <header className={styles.side}>
          <a href={homeHref} className={styles.center}>
            <img src="/favicon.svg" alt="" width={28} height={28} />
            <span>{center}</span>
          </a>
          <nav aria-label={t(m.kit_nav)} className={styles.nav}>
            {groups.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </nav>
          {foot && <div className={styles.foot}>{foot}</div>}
        </header>
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <BarBelow entries={groups.flatMap(({ entries }) => entries).slice(0, PLACES_BELOW)} />
      </div>
    </KitProvider>
  );
}

function Group({ group: { title, entries } }: { group: FrameGroup }) {
  return (
    <div>
      <p className={styles.groupTitle}>{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BarBelow({ entries }: { entries: readonly FrameEntry[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t(m.kit_nav)} className={styles.bar}>
      {entries.map((entry) => (
        <Entry key={entry.href} entry={entry} />
      ))}
    </nav>
  );
}

function Entry({ entry: { href, label, icon: Icon } }: { entry: FrameEntry }) {
  return (
    <NavLink to={href} className={styles.entry} prefetch="intent">
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{label}</span>
    </NavLink>
  );
}
