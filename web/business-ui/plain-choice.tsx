import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';

type PlainChoiceProps = {
  /** What the list shows: `location.search`. */
  search: string;
  /** Screens that take the ticked rows as `ids` in their address. */
  ways: readonly { path: string; label: string }[];
  children: ReactNode;
};

/** The way on with the ticked rows where there are no scripts; with them the bar below the table is it. */
export function PlainChoice({ search, ways, children }: PlainChoiceProps) {
  const said = [...new URLSearchParams(search)].filter(([name]) => name !== 'ids');
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {children}
      {ways.length > 0 && (
        <noscript>
          {said.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <p className={styles.plain}>
            {ways.map(({ path, label }) => (
              <button key={path} type="submit" formAction={path}>
                {label}
              </button>
            ))}
          </p>
        </noscript>
      )}
    </form>
  );
}
