import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { detailsOf, titleOf, walkInTitle } from './customer-labels.ts';
import type { BookedCustomer } from './new-reservation-calls.ts';
import { useFound } from './use-found.ts';
import type { Found } from './use-found.ts';
import styles from './new-reservation.module.css';

type PickerProps = {
  /** Who is chosen. */
  customer: BookedCustomer | null;
  onChosen: (customer: BookedCustomer | null) => void;
  error?: string | undefined;
  /** What the field begins with. */
  begun?: string;
  /** Somebody without a card comes: offered for the words for it, and under their name where nobody is found. */
  onWalkIn?: (name: string) => void;
  /** Somebody whose card is still to be made: offered where nobody is found. */
  onNew?: (words: string) => void;
};

/** One of the provider's customers, found while typing. */
export function CustomerPicker({ customer, onChosen, ...search }: PickerProps) {
  const t = useTexts();
  if (!customer) return <CustomerSearch {...search} onChosen={onChosen} />;
  return (
    <div className={styles.chosen}>
      <input type="hidden" name="customer.id" value={customer.id} />
      <p>
        <strong>{titleOf(customer)}</strong>
        <small>{detailsOf(customer, t).join(' · ')}</small>
      </p>
      <Button type="button" look="quiet" onClick={() => onChosen(null)}>
        {t(m.new_reservation_change_customer)}
      </Button>
      {search.error && <p className={fieldStyles['error']}>{search.error}</p>}
    </div>
  );
}

type SearchProps = Omit<PickerProps, 'customer'>;

/** What leads to somebody without a card, in every language. */
const WALK_IN_WORDS = ['walk-in', 'walk in', 'walkin', 'di passaggio', 'passaggio'];

/** Somebody who is found, or under the words that were typed a new customer or somebody without a card. */
type Hit = BookedCustomer | { newCustomer: string } | { walkIn: string };

/** Who is shown for what was typed. */
function hitsOf(
  { found, isOfBefore }: Found,
  typed: string,
  { onNew, onWalkIn }: Pick<PickerProps, 'onNew' | 'onWalkIn'>,
): readonly Hit[] {
  const words = typed.trim().toLowerCase();
  if (!onWalkIn || words.length < 3) return found ?? [];
  if (WALK_IN_WORDS.some((word) => word.startsWith(words))) return [{ walkIn: '' }, ...(found ?? [])];
  if (found?.length !== 0 || isOfBefore) return found ?? [];
  return [...(onNew ? [{ newCustomer: typed.trim() }] : []), { walkIn: typed.trim() }];
}

function CustomerSearch({ error, begun = '', onChosen, onWalkIn, onNew }: SearchProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(begun);
  const answered = useFound(typed);
  const { found, hasFailed, isOfBefore } = answered;
  const hits = hitsOf(answered, typed, { onNew, onWalkIn });
  const isOpen = hits.length > 0;
  const choose = (hit: Hit): void => {
    if ('newCustomer' in hit) onNew?.(hit.newCustomer);
    else if ('walkIn' in hit) onWalkIn?.(hit.walkIn);
    else onChosen(hit);
  };
  const { at, keys, toFirst } = useMarked({ hits: isOpen ? hits : [], typed, isOfBefore }, choose);
  useEffect(() => {
    const field = input.current;
    // Somebody may have typed before the scripts were here
    if (field && field.value !== '') setTyped(field.value);
    field?.focus();
  }, []);
  return (
    <div className={styles.picker}>
      <Field
        label={t(m.new_reservation_search)}
        hint={t(onWalkIn ? m.new_reservation_search_hint_walk_in : m.new_reservation_search_hint)}
        error={error}
      >
        {(control) => (
          <div className={styles.searchLine}>
            <input
              {...control}
              ref={input}
              name="q"
              type="search"
              defaultValue={begun}
              autoComplete="off"
              maxLength={200}
              className={fieldStyles['control']}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                toFirst();
              }}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={`${id}-found`}
              aria-autocomplete="list"
              aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
              onKeyDown={keys}
            />
          </div>
        )}
      </Field>
      <Hits {...{ id, at, isOpen, hits }} onChosen={choose} />
      <output className={styles.note}>
        {hasFailed && t(m.new_reservation_search_failed)}
        {found?.length === 0 && !isOfBefore && t(m.new_reservation_search_none, { words: typed.trim() })}
      </output>
    </div>
  );
}

/**
 * Which of those found is marked: arrows go from one to the next, Enter chooses it and sends no form. Whoever presses Enter before what they typed is
 * answered means none of those found before: it counts once the answer is there, if it is one customer.
 * @param typed what the hits are, or will be, for
 * @param isOfBefore whether they were found for other letters than stand there
 */
function useMarked(
  { hits, typed, isOfBefore }: { hits: readonly Hit[]; typed: string; isOfBefore: boolean },
  onChosen: (hit: Hit) => void,
) {
  const [marked, setMarked] = useState(0);
  /** For what was typed Enter was pressed before the answer. */
  const entered = useRef<string | null>(null);
  const at = Math.min(marked, Math.max(hits.length - 1, 0));
  useEffect(() => {
    if (isOfBefore || entered.current !== typed) return;
    entered.current = null;
    const [one, other] = hits;
    if (one && !other && 'id' in one) onChosen(one);
  }, [isOfBefore, typed, hits, onChosen]);
  const keys = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (hits.length > 0 && step !== 0) {
      event.preventDefault();
      setMarked((at + step + hits.length) % hits.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const one = hits[at];
    // Without a card is what the letters say themselves
    const isMeant = !isOfBefore || (one && 'walkIn' in one);
    if (!isMeant) entered.current = typed;
    else if (one) onChosen(one);
  };
  return { at, keys, toFirst: () => setMarked(0) };
}

type HitsProps = {
  id: string;
  at: number;
  isOpen: boolean;
  hits: readonly Hit[];
  onChosen: (hit: Hit) => void;
};

function Hits({ id, at, isOpen, hits, onChosen }: HitsProps) {
  const t = useTexts();
  return (
    <div
      id={`${id}-found`}
      role="listbox"
      aria-label={t(m.new_reservation_results)}
      className={styles.hits}
      hidden={!isOpen}
    >
      {hits.map((hit, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys, and says which one is marked
        <div
          key={'id' in hit ? hit.id : Object.keys(hit)[0]}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.hit}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChosen(hit)}
        >
          <strong>{wordsOf(hit, t).title}</strong>
          <small>{wordsOf(hit, t).details}</small>
        </div>
      ))}
    </div>
  );
}

function wordsOf(hit: Hit, t: Texts): { title: string; details: string } {
  if ('newCustomer' in hit)
    return {
      title: t(m.desk_new_customer, { words: hit.newCustomer }),
      details: t(m.desk_new_customer_short),
    };
  return 'walkIn' in hit
    ? { title: walkInTitle(hit.walkIn, t), details: t(m.new_reservation_walk_in_short) }
    : { title: titleOf(hit), details: detailsOf(hit, t).join(' · ') };
}
