import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './link-tabs.module.css';

export type LinkTab = {
  to: string;
  label: string;
  /** Of the first one: whether a page below its address that no other tab leads to is one of its own. */
  isAlsoBelow?: boolean;
};

type LinkTabsProps = {
  /** What the tabs are the parts of. */
  label: string;
  tabs: readonly LinkTab[];
};

/** Tabs that are pages of their own; the first one's address begins those of the others. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showTab(list.current, pathname), [pathname]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {tabs.map(({ to, label: text, isAlsoBelow = false }, position) => (
          <li key={to}>
            <NavLink
              to={to}
              end={position === 0 && !isAlsoBelow}
              className={styles.tab}
              prefetch="intent"
              preventScrollReset
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the chosen tab may lie beyond the edge. Moves the row alone, never the page under its reader. */
function showTab(row: HTMLElement | null, pathname: string): void {
  const chosen = Array.from(row?.querySelectorAll('a') ?? []).findLast((link) =>
    `${pathname}/`.startsWith(`${link.pathname}/`),
  );
  if (row && chosen) row.scrollLeft += middleOf(chosen) - middleOf(row);
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
