import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';

/** A form over something that others may change while it is filled in. */
export interface HeldForm<Base, Answer extends FormAnswer> {
  /** What the form is filled in from: as it is now, or while something is typed as it was when that began. */
  base: Base;
  /** Says with `base` which form it is: another number, and it begins anew. */
  round: number;
  /** What was typed before the form began anew, by the names of its fields; a tick is there while it is set. Empty: nothing. */
  over: ReadonlyMap<string, string>;
  /** As the form was answered; undefined once its question has been decided. */
  answer: Answer | undefined;
  /** Something is typed in it. */
  isHeld: boolean;
  /** It has changed since: which of both counts is asked before anything is sent. */
  isBehind: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What was typed stays, over what is now. */
  keepMine: () => void;
  /** The form begins with what is now. */
  takeTheirs: () => void;
}

interface Held<Base, Answer> {
  base: Base;
  over: ReadonlyMap<string, string>;
  /** The form's answer when it began. */
  answer: Answer | undefined;
}

/** What a form said before anything was typed in it. */
interface Blank {
  form: HTMLFormElement;
  said: Map<string, string>;
  /** A key went down in it that has changed nothing yet. */
  isKeyDown: boolean;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * Keeps a form as it is while something is typed in it, though what it is about is read anew meanwhile (business.md, "Live"). Call it where it stays when the form
 * goes.
 * @param now as it was read last
 * @param isSame whether two readings say the same to whoever fills in the form
 */
export function useHeldForm<Base extends object, Answer extends FormAnswer>(
  now: Base,
  form: ApiForm<Answer>,
  isSame: (one: Base, other: Base) => boolean,
): HeldForm<Base, Answer> {
  const { isBusy, isUnanswered } = form;
  const { ref } = form.formProps;
  const [kept, setKept] = useState<Held<Base, Answer> | null>(null);
  const [round, setRound] = useState(0);
  const [decided, setDecided] = useState<Answer | undefined>();
  const blank = useRef<Blank | null>(null);
  const wasSaved = kept !== null && form.answer !== kept.answer && form.answer?.isSaved === true;
  const held = wasSaved ? null : kept;
  // The form comes and goes, and begins anew
  useEffect(() => {
    const shown = ref.current;
    if (!shown) return undefined;
    if (blank.current?.form !== shown) blank.current = { form: shown, said: saidIn(shown), isKeyDown: false };
    const hold = (event: Event): void => {
      if (held || (!event.isTrusted && event.type === 'input')) return;
      // After the field has heard of it too: drawn before that, it would take its value back
      setTimeout(() => setKept({ base: now, over: NOTHING, answer: form.answer }));
    };
    // Keys that step through a field's values tell nothing of it. What a reading has changed by then, in fields that nobody sees, nobody has typed
    const look = (): void => {
      if (!held && blank.current?.isKeyDown === false)
        blank.current = { form: shown, said: saidIn(shown), isKeyDown: true };
    };
    const holdIfTyped = (event: Event): void => {
      if (!blank.current?.isKeyDown) return;
      if (isSameText(saidIn(shown), blank.current.said)) blank.current.isKeyDown = false;
      else hold(event);
    };
    shown.addEventListener('input', hold);
    shown.addEventListener('change', hold);
    shown.addEventListener('keydown', look, { capture: true });
    // Wherever it is let go: some keys lead out of the form
    document.addEventListener('keyup', holdIfTyped);
    return () => {
      shown.removeEventListener('input', hold);
      shown.removeEventListener('change', hold);
      shown.removeEventListener('keydown', look, { capture: true });
      document.removeEventListener('keyup', holdIfTyped);
    };
  });
  useEffect(() => {
    const shown = ref.current;
    if (round === 0 || !shown) return;
    shown.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')?.focus();
    // What is unsaved is unsaved still
    if (kept) shown.dispatchEvent(new Event('change', { bubbles: true }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each beginning
  }, [round, ref]);
  const begin = (next: Held<Base, Answer> | null): void => {
    setKept(next);
    setDecided(form.answer);
    setRound(round + 1);
  };
  const isBehind = held !== null && !isBusy && !isUnanswered && !isSame(held.base, now);
  return {
    base: held?.base ?? now,
    round,
    over: held?.over ?? NOTHING,
    answer: form.answer === decided ? undefined : form.answer,
    isHeld: held !== null,
    isBehind,
    onSubmit: (event) => {
      if (!isBehind) {
        form.formProps.onSubmit(event);
        return;
      }
      event.preventDefault();
      ref.current?.querySelector<HTMLElement>('[role="alert"][tabindex]')?.focus();
    },
    keepMine: () => {
      const over = ref.current ? touchedIn(ref.current, blank.current?.said, held?.over) : NOTHING;
      begin({ base: now, over, answer: form.answer });
    },
    takeTheirs: () => begin(null),
  };
}

/** What the fields of a form say; a tick is there while it is set. */
function saidIn(form: HTMLFormElement): Map<string, string> {
  const said = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') said.set(name, value);
  return said;
}

const isSameText = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);

/** What somebody has typed in a form, with all ticks that are set. */
function touchedIn(
  form: HTMLFormElement,
  blank: ReadonlyMap<string, string> = NOTHING,
  before: ReadonlyMap<string, string> = NOTHING,
): Map<string, string> {
  const isTick = (name: string) => form.querySelector(`[type=checkbox][name="${CSS.escape(name)}"]`) !== null;
  const said = saidIn(form);
  const touched = new Map<string, string>([['', '']]);
  for (const [name, value] of said)
    if (isTick(name) || before.has(name) || blank.get(name) !== value) touched.set(name, value);
  return touched;
}
