import { useState } from 'react';

/** Which rows of the page that is shown are ticked. */
export type Selection = {
  ids: ReadonlySet<string>;
  choose: (ids: Iterable<string>) => void;
  clear: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps a selection as long as the same rows are meant: another page, filter or order begins with none.
 * @param scope what the rows are chosen by, `location.search` for instance
 */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, ids: NONE });
  const ids = chosen.scope === scope ? chosen.ids : NONE;
  return {
    ids,
    choose: (next) => setChosen({ scope, ids: new Set(next) }),
    clear: () => setChosen({ scope, ids: NONE }),
  };
}
