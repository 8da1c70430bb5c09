import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ServiceResource } from '../service-calls.ts';
import type { OfferFormValues } from '../service-form-values.ts';
import { MoreOfOffer } from './more-of-offer.tsx';
import styles from './service-form.module.css';

type OfferFieldsProps = {
  /** From 0, also in the names of its fields. */
  place: number;
  /** How many offers there are. */
  count: number;
  offer: OfferFormValues;
  errors: Readonly<Record<string, string>>;
  resources: readonly ServiceResource[];
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One offer: minutes, price and who does it; the rest is folded away. */
export function OfferFields({ place, count, offer, errors, resources, onStep, onRemove }: OfferFieldsProps) {
  const t = useTexts();
  const prefix = `offers.${place}.`;
  const isAlone = count === 1;
  const people = resources.filter(({ kind }) => kind === 'human');
  const title = t(m.services_offer_title, { number: place + 1 });
  const field = (name: string) => ({ name: prefix + name, ...errorAt(errors, prefix + name) });
  return (
    <fieldset className={styles.offer} data-alone={isAlone || undefined}>
      <legend className="visually-hidden">{title}</legend>
      <input type="hidden" name={`${prefix}id`} value={offer.id} />
      {!isAlone && <OfferHead {...{ title, place, count, onStep, onRemove }} />}
      {!isAlone && (
        <Text
          {...field('name')}
          label={t(m.services_offer_name)}
          hint={t(m.services_offer_name_hint)}
          defaultValue={offer.name}
        />
      )}
      {isAlone && <input type="hidden" name={`${prefix}name`} value={offer.name} />}
      <div className={styles.half}>
        <NumberField
          {...field('durationMinutes')}
          label={t(m.services_duration)}
          unit="min"
          step={5}
          min={1}
          max={1440}
          isRequired
          defaultValue={offer.durationMinutes}
        />
        <Money
          {...field('priceCents')}
          label={t(m.services_price)}
          isRequired
          defaultValue={offer.priceCents}
        />
      </div>
      {people.length > 0 ? (
        <Choice
          {...field('people')}
          isMany
          label={t(m.services_people)}
          hint={t(m.services_people_hint)}
          placeholder={t(m.services_people_none)}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={offer.people}
        />
      ) : (
        <p className={styles.note}>{t(m.services_people_missing)}</p>
      )}
      {!isAlone && (
        <Toggle
          name={`${prefix}isActive`}
          label={t(m.services_offer_active)}
          hint={t(m.services_offer_active_hint)}
          defaultChecked={offer.isActive}
        />
      )}
      {isAlone && offer.isActive && <input type="hidden" name={`${prefix}isActive`} value="on" />}
      <MoreOfOffer {...{ prefix, offer, errors, resources }} />
    </fieldset>
  );
}

type OfferHeadProps = Pick<OfferFieldsProps, 'place' | 'count' | 'onStep' | 'onRemove'> & { title: string };

/** Which offer it is, its place among the others, and the way to take it away. */
function OfferHead({ title, place, count, onStep, onRemove }: OfferHeadProps) {
  const t = useTexts();
  return (
    <div className={styles.offerHead}>
      <span>{title}</span>
      <span>
        <Button
          look="quiet"
          className={styles.icon}
          disabled={place === 0}
          aria-label={`${t(m.kit_move_up)}: ${title}`}
          onClick={() => onStep(-1)}
        >
          <IconArrowUp size={18} stroke={1.6} aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          className={styles.icon}
          disabled={place === count - 1}
          aria-label={`${t(m.kit_move_down)}: ${title}`}
          onClick={() => onStep(1)}
        >
          <IconArrowDown size={18} stroke={1.6} aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          className={styles.icon}
          aria-label={`${t(m.services_offer_remove)}: ${title}`}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}
