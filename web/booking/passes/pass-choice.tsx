import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PassToPayWith } from './pass-calls.ts';
import { payWithPass } from './pass-calls.ts';
import styles from './pass-choice.module.css';

type Pass = PassToPayWith['passes'][number];

type PassChoiceProps = {
  passes: readonly Pass[];
  /** How many it takes. */
  entries: number;
  isBusy: boolean;
};

/** The own passes in the last step: a button for each that pays it, and why another does not. */
export function PassChoice({ passes, entries, isBusy }: PassChoiceProps) {
  const t = useTexts();
  if (passes.length === 0) return null;
  const fits = passes.some(({ whyNot }) => whyNot === null);
  return (
    <fieldset className={styles.choice}>
      <legend>{t(fits ? m.pass_choice_available : m.pass_choice_not_available)}</legend>
      <ul>
        {passes.map(({ pass, whyNot }) => (
          <li key={pass.id}>
            <strong>
              {pass.name} · {pass.offerName}
            </strong>
            <span className={styles.muted}>
              {[
                whyNot ?? costOf(t, pass, entries),
                pass.endsOn && t(m.pass_until, { date: formatDate(pass.endsOn) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {whyNot === null && (
              <Button type="submit" name="pay" value={payWithPass(pass.id)} isBusy={isBusy}>
                {t(m.pass_choice_use, { name: pass.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function costOf(t: Texts, { left }: Pass['pass'], entries: number): string {
  if (left === null) return t(m.pass_choice_unlimited);
  const rest = left - entries;
  const then =
    rest === 0
      ? t(m.pass_choice_left_none)
      : rest === 1
        ? t(m.pass_choice_left_one)
        : t(m.pass_choice_left, { count: rest });
  const costs = entries === 1 ? t(m.pass_choice_costs_one) : t(m.pass_choice_costs, { count: entries });
  return `${costs}, ${then}`;
}
