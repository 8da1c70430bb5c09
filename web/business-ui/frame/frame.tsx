import {
  IconDots,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLock,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { KitProvider } from '../kit-provider.tsx';
import styles from './frame.module.css';

/** A screen of the business area; entries appear when their room exists and role and package allow them. */
export type FrameEntry = {
  href: string;
  label: string;
  icon: TablerIcon;
  /** Why it is marked: what the package does not include, in words; the screen says how to get it. */
  lack?: string | undefined;
  /** How much waits there, as a number and in words. */
  waiting?: { count: number; words: string } | undefined;
};
/** Entries under a small title; the first groups' first entries stand in the bar of a phone. */
export type FrameGroup = { title: string; entries: readonly FrameEntry[] };

type FrameProps = {
  /** Whose business it is, and the way to others. */
  centers: ReactNode;
  groups: readonly FrameGroup[];
  /** The way to the search, and what waits for who looks. */
  search?: ReactNode;
  /** Below the entries, on phones in the menu of the others: who is there. */
  who?: ReactNode;
  /** Below the entries: the own account, the languages, the way out. */
  foot?: ReactNode;
  /** Whether phones have the bar; without, there is but one place to be. */
  hasBar?: boolean;
  /** Whether the sidebar comes as icons. */
  isNarrow?: boolean;
  /** Told when somebody changes that; without, it cannot be changed. */
  onNarrow?: (isNarrow: boolean) => void;
  children: ReactNode;
};

/** How many entries the bar of a phone has room for, beside the way to the others. */
const PLACES_BELOW = 4;

/** What stands around every business screen: a sidebar, or on phones a bar below. */
export function Frame({
  centers,
  groups,
  search,
  who,
  foot,
  hasBar = true,
  isNarrow: isNarrowAtFirst = false,
  onNarrow,
  children,
}: FrameProps) {
  const t = useTexts();
  const [isNarrow, setNarrow] = useState(isNarrowAtFirst);
  const change = (wished: boolean): void => {
    setNarrow(wished);
    onNarrow?.(wished);
  };
  const entries = groups.flatMap((group) => group.entries);
  return (
    <KitProvider>
      <div
        className={classNames(styles.frame, hasBar && styles.barred)}
        data-sidebar={isNarrow ? 'icons' : undefined}
        data-needs-scripts
      >
        <a href="#content" className={styles.skip}>
          {t(m.shell_skip)}
        </a>
        <header className={styles.side}>
          {centers}
          {search && <div className={styles.tools}>{search}</div>}
          <nav aria-label={t(m.kit_nav)} className={styles.nav}>
            {groups.map((group) => (
              <Group key={group.title} group={group} isIcons={isNarrow} />
            ))}
          </nav>
          {onNarrow && <WidthButton isNarrow={isNarrow} onChange={change} />}
          {who && <div className={styles.who}>{who}</div>}
          {foot && <div className={styles.foot}>{foot}</div>}
        </header>
        <main id="content" tabIndex={-1} className={styles.content}>
          <noscript>
            <p className={styles.scripts}>{t(m.kit_needs_scripts)}</p>
          </noscript>
          {children}
        </main>
        {hasBar && <BarBelow entries={entries} who={who} foot={foot} />}
      </div>
    </KitProvider>
  );
}

/** Names beside the icons, or icons alone. */
function WidthButton({ isNarrow, onChange }: { isNarrow: boolean; onChange: (isNarrow: boolean) => void }) {
  const t = useTexts();
  const Icon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={styles.width}>
      <button
        type="button"
        className={styles.entry}
        aria-pressed={isNarrow}
        title={isNarrow ? t(m.kit_names_again) : undefined}
        onClick={() => onChange(!isNarrow)}
      >
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <span>{t(m.kit_icons_only)}</span>
      </button>
    </div>
  );
}

function Group({ group: { title, entries }, isIcons }: { group: FrameGroup; isIcons: boolean }) {
  return (
    <div>
      <p className={styles.groupTitle}>{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Entry entry={entry} isIcon={isIcons} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BarBelow({
  entries,
  who,
  foot,
}: {
  entries: readonly FrameEntry[];
  who: ReactNode;
  foot: ReactNode;
}) {
  const t = useTexts();
  const { pathname } = useLocation();
  const [places, others] = [entries.slice(0, PLACES_BELOW), entries.slice(PLACES_BELOW)];
  const isAtOther = others.some(({ href }) => pathname.startsWith(href.replace(/\?.*/, '')));
  return (
    <nav aria-label={t(m.kit_nav)} className={styles.bar}>
      {places.map((entry) => (
        <Entry key={entry.href} entry={entry} />
      ))}
      {(others.length > 0 || who || foot) && (
        // Another screen closes it
        <details key={pathname} className={styles.more}>
          <summary className={styles.entry} data-current={isAtOther || undefined}>
            <IconDots size={20} stroke={1.6} aria-hidden="true" />
            <span>{t(m.kit_more)}</span>
          </summary>
          <div className={styles.menu}>
            <ul>
              {others.map((entry) => (
                <li key={entry.href}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
            {who && <div className={styles.whoInMenu}>{who}</div>}
            {foot && <div className={styles.footInMenu}>{foot}</div>}
          </div>
        </details>
      )}
    </nav>
  );
}

function Entry({
  entry: { href, label, icon: Icon, lack, waiting },
  isIcon = false,
}: {
  entry: FrameEntry;
  isIcon?: boolean;
}) {
  const title = lack === undefined ? label : `${label} (${lack})`;
  return (
    <NavLink
      to={href}
      className={styles.entry}
      prefetch="intent"
      title={isIcon || lack !== undefined ? title : undefined}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{label}</span>
      {waiting && (
        <>
          <span className={styles.waiting} aria-hidden="true">
            {waiting.count > 99 ? '99+' : waiting.count}
          </span>
          <span className="visually-hidden"> ({waiting.words})</span>
        </>
      )}
      {lack !== undefined && (
        <>
          <IconLock size={14} stroke={1.8} aria-hidden="true" className={styles.lack} />
          <span className="visually-hidden"> ({lack})</span>
        </>
      )}
    </NavLink>
  );
}
