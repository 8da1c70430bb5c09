import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Act } from './act.ts';
import { lazyPart } from './lazy-part.ts';
import type { RichReorderProps } from './lazy/rich-reorder.tsx';
import { TakeOver } from './take-over.tsx';
import type { Typed } from './take-over.tsx';
import styles from './reorder.module.css';

export type ReorderProps<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** The ids in their new order; hand `items` back in it at once, before the server has answered. */
  onOrder: (ids: readonly string[]) => void;
  /** Whether the order that is shown is still being kept. */
  isSaving?: boolean;
  /** More in each item's menu, after moving up and down. */
  actsOf?: (item: Item) => readonly Act[];
};

const useRichReorder = lazyPart<RichReorderProps & Typed>(
  async () => (await import('./lazy/rich-reorder.tsx')).RichReorder,
);

/**
 * A list in an order of the own: by dragging, by keys on the handle, by the menu. Without scripts each item has two buttons that
 * send `move` as `up:<id>` or `down:<id>` with the form around it.
 */
export function Reorder<Item>(props: ReorderProps<Item>) {
  const Rich = useRichReorder();
  const { items, idOf, nameOf, children, onOrder, isSaving = false, actsOf, label } = props;
  const entries: readonly ReorderEntry[] = items.map((item) => ({
    id: idOf(item),
    name: nameOf(item),
    shown: children(item),
    acts: actsOf?.(item) ?? [],
  }));
  return (
    <div aria-busy={isSaving}>
      <TakeOver
        plain={<PlainReorder label={label} entries={entries} />}
        rich={Rich}
        richProps={{ label, entries, onOrder }}
      />
    </div>
  );
}

export type ReorderEntry = { id: string; name: string; shown: ReactNode; acts: readonly Act[] };

function PlainReorder({ label, entries }: { label: string; entries: readonly ReorderEntry[] }) {
  const t = useTexts();
  return (
    <ul aria-label={label} className={styles.list}>
      {entries.map(({ id, name, shown }, index) => (
        <li key={id} className={styles.item}>
          <span className={styles.content}>{shown}</span>
          <Button
            type="submit"
            look="quiet"
            name="move"
            value={`up:${id}`}
            disabled={index === 0}
            aria-label={`${t(m.kit_move_up)}: ${name}`}
            className={styles.arrow}
          >
            <IconArrowUp size={18} stroke={1.6} aria-hidden="true" />
          </Button>
          <Button
            type="submit"
            look="quiet"
            name="move"
            value={`down:${id}`}
            disabled={index === entries.length - 1}
            aria-label={`${t(m.kit_move_down)}: ${name}`}
            className={styles.arrow}
          >
            <IconArrowDown size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
