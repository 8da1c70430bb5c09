import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import { MOST_BUNDLE_PARTS, MOST_PART_ENTRIES } from '#contracts/memberships.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OfferToCover } from './membership-fields.tsx';
import type { MembershipValues, PartValues } from './membership-form-values.ts';
import { NEW_PART } from './membership-form-values.ts';
import styles from './memberships.module.css';

type PartRowsProps = {
  /** Of the bundle, in cents; null while it cannot be read. */
  priceCents: number | null;
  initial: MembershipValues;
  errors: Readonly<Record<string, string>>;
  toCover: readonly OfferToCover[];
};
type Part = PartValues & { key: number };

/** What a bundle contains: services and classes, each with how many uses, and what they cost alone. */
export function PartRows({ initial, errors, toCover, priceCents }: PartRowsProps) {
  const t = useTexts();
  const [parts, setParts] = useState<readonly Part[]>(() =>
    initial.parts.map((part, key) => ({ ...part, key })),
  );
  const [nextKey, setNextKey] = useState(parts.length);
  const add = (): void => {
    setNextKey(nextKey + 1);
    setParts([...parts, { ...NEW_PART, key: nextKey }]);
  };
  const change = (key: number, to: Partial<PartValues>): void =>
    setParts((all) => all.map((part) => (part.key === key ? { ...part, ...to } : part)));
  const alone = parts.reduce(
    (sum, { offerId, entries }) =>
      sum + (toCover.find(({ id }) => String(id) === offerId)?.priceCents ?? 0) * (Number(entries) || 0),
    0,
  );
  return (
    <FormSection title={t(m.bundles_parts)} hint={t(m.bundles_parts_hint)}>
      <div className={styles.offers}>
        {parts.map(({ key, ...part }, place) => (
          <PartRow
            key={key}
            {...{ place, part, errors, toCover }}
            onChange={(to) => change(key, to)}
            onRemove={parts.length > 1 ? () => setParts(parts.filter((one) => one.key !== key)) : undefined}
          />
        ))}
      </div>
      {errors['parts'] && <p role="alert">{errors['parts']}</p>}
      <p aria-live="polite">
        {alone > 0 && t(m.bundles_alone, { price: formatMoney(alone) })}{' '}
        {priceCents !== null &&
          priceCents < alone &&
          t(m.bundles_saved, { saved: formatMoney(alone - priceCents) })}
      </p>
      {parts.length < MOST_BUNDLE_PARTS && (
        <div>
          <Button look="secondary" onClick={add}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.bundles_part_add)}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

type PartRowProps = Omit<PartRowsProps, 'initial' | 'priceCents'> & {
  /** From 0, also in the names of its fields. */
  place: number;
  part: PartValues;
  onChange: (to: Partial<PartValues>) => void;
  onRemove: (() => void) | undefined;
};

function PartRow({ place, part, errors, toCover, onChange, onRemove }: PartRowProps) {
  const t = useTexts();
  const title = t(m.bundles_part_title, { number: place + 1 });
  const [first] = useState(part);
  return (
    <fieldset className={styles.offer}>
      <legend className="visually-hidden">{title}</legend>
      <div className={styles.offerHead}>
        <span>{title}</span>
        {onRemove && (
          <Button look="quiet" aria-label={`${t(m.bundles_part_remove)}: ${title}`} onClick={onRemove}>
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className={styles.half}>
        <Choice
          name={`parts.${place}.offerId`}
          label={t(m.bundles_part_what)}
          options={toCover.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={first.offerId}
          onChange={([chosen]) => onChange({ offerId: chosen ?? '' })}
          {...errorAt(errors, `parts.${place}.offerId`)}
        />
        <NumberField
          name={`parts.${place}.entries`}
          label={t(m.bundles_part_entries)}
          min={1}
          max={MOST_PART_ENTRIES}
          isRequired
          defaultValue={first.entries}
          onChange={(entries) => onChange({ entries: String(entries ?? '') })}
          {...errorAt(errors, `parts.${place}.entries`)}
        />
      </div>
    </fieldset>
  );
}
