import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { Act } from './act.ts';
import { moved, stepped } from './moved.ts';
import { RowMenu } from './row-menu.tsx';
import styles from './reorder.module.css';
import type { ReactNode } from 'react';

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

/** A list in an order of the own: by dragging, by keys on the handle, by the menu. */
export function Reorder<Item>(props: ReorderProps<Item>) {
  const { items, idOf, nameOf, children, onOrder, isSaving = false, actsOf, label } = props;
  const entries: readonly ReorderEntry[] = items.map((item) => ({
    id: idOf(item),
    name: nameOf(item),
    shown: children(item),
    acts: actsOf?.(item) ?? [],
  }));
  return (
    <div aria-busy={isSaving}>
      <Entries {...{ label, entries, onOrder }} />
    </div>
  );
}

type ReorderEntry = { id: string; name: string; shown: ReactNode; acts: readonly Act[] };

type EntriesProps = {
  label: string;
  entries: readonly ReorderEntry[];
  onOrder: (ids: readonly string[]) => void;
};

function Entries({ label, entries, onOrder }: EntriesProps) {
  const t = useTexts();
  const ids = entries.map(({ id }) => id);
  const [said, setSaid] = useState('');
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': entries.find(({ id }) => id === key)?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition !== 'on')
        onOrder(moved(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition));
    },
  });
  const step = ({ id, name }: ReorderEntry, by: -1 | 1): void => {
    const next = stepped(ids, id, by);
    onOrder(next);
    setSaid(t(m.kit_moved, { name, place: next.indexOf(id) + 1, count: next.length }));
  };
  const actsOf = (entry: ReorderEntry, index: number): Act[] => [
    {
      id: 'up',
      label: t(m.kit_move_up),
      icon: IconArrowUp,
      isDisabled: index === 0,
      onAct: () => step(entry, -1),
    },
    {
      id: 'down',
      label: t(m.kit_move_down),
      icon: IconArrowDown,
      isDisabled: index === ids.length - 1,
      onAct: () => step(entry, 1),
    },
    ...entry.acts,
  ];
  return (
    <>
      <GridList aria-label={label} dragAndDropHooks={dragAndDropHooks} className={styles.list}>
        {entries.map((entry, index) => (
          <GridListItem key={entry.id} id={entry.id} textValue={entry.name} className={styles.item}>
            <Button slot="drag" aria-label={t(m.kit_drag, { name: entry.name })} className={styles.handle}>
              <IconGripVertical size={18} stroke={1.6} aria-hidden="true" />
            </Button>
            <span className={styles.content}>{entry.shown}</span>
            <RowMenu name={entry.name} acts={actsOf(entry, index)} />
          </GridListItem>
        ))}
      </GridList>
      <output className="visually-hidden">{said}</output>
    </>
  );
}
