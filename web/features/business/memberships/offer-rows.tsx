import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { MOST_MEMBERSHIP_OFFERS } from '#contracts/validation/membership.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MembershipValues, OfferValues } from './membership-form-values.ts';
import { NEW_OFFER } from './membership-form-values.ts';
import styles from './memberships.module.css';

type OfferRowsProps = { initial: MembershipValues; errors: Readonly<Record<string, string>> };

/** For how much, how many entries and how long it is sold: one offer or several. */
export function OfferRows({ initial, errors }: OfferRowsProps) {
  const t = useTexts();
  const [offers, setOffers] = useState(() => initial.offers.map((offer, key) => ({ key, offer })));
  const [nextKey, setNextKey] = useState(offers.length);
  const isBundle = initial.type === 'bundle';
  const add = (): void => {
    setNextKey(nextKey + 1);
    setOffers([...offers, { key: nextKey, offer: NEW_OFFER }]);
  };
  return (
    <FormSection
      title={t(isBundle ? m.bundles_price : m.memberships_offers)}
      {...(!isBundle && { hint: t(m.memberships_offers_hint) })}
    >
      <div className={styles.offers}>
        {offers.map(({ key, offer }, place) => (
          <OfferRow
            key={key}
            place={place}
            isBundle={isBundle}
            offer={offer}
            errors={errors}
            onRemove={
              offers.length > 1 ? () => setOffers(offers.filter((one) => one.key !== key)) : undefined
            }
          />
        ))}
      </div>
      {!isBundle && offers.length < MOST_MEMBERSHIP_OFFERS && (
        <div>
          <Button look="secondary" onClick={add}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.memberships_offer_add)}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

type OfferRowProps = {
  /** From 0, also in the names of its fields. */
  place: number;
  /** Its parts say how many entries there are. */
  isBundle: boolean;
  offer: OfferValues;
  errors: Readonly<Record<string, string>>;
  onRemove: (() => void) | undefined;
};

function OfferRow({ place, isBundle, offer, errors, onRemove }: OfferRowProps) {
  const t = useTexts();
  const title = t(m.memberships_offer_title, { number: place + 1 });
  const field = (name: string) => {
    const whole = `offers.${place}.${name}`;
    return { name: whole, ...errorAt(errors, whole) };
  };
  return (
    <fieldset className={styles.offer}>
      <legend className="visually-hidden">{title}</legend>
      <input type="hidden" name={`offers.${place}.id`} value={offer.id} />
      <div className={styles.offerHead}>
        {!isBundle && <span>{title}</span>}
        {onRemove && (
          <Button look="quiet" aria-label={`${t(m.memberships_offer_remove)}: ${title}`} onClick={onRemove}>
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        )}
      </div>
      <Text
        {...field('name')}
        label={t(m.memberships_offer_name)}
        {...(isBundle && { hint: t(m.bundles_offer_hint) })}
        isRequired
        defaultValue={offer.name}
      />
      {!isBundle && (
        <Text
          {...field('description')}
          label={t(m.memberships_description)}
          defaultValue={offer.description}
        />
      )}
      <div className={styles.half}>
        <Money
          {...field('priceCents')}
          label={t(m.memberships_price)}
          hint={t(m.memberships_price_hint)}
          isRequired
          defaultValue={offer.priceCents}
        />
        {!isBundle && (
          <NumberField
            {...field('sessionsCounter')}
            label={t(m.memberships_entries)}
            hint={t(m.memberships_entries_hint)}
            min={1}
            max={1000}
            defaultValue={offer.sessionsCounter}
          />
        )}
      </div>
      <Validity field={field} offer={offer} />
      <Season field={field} offer={offer} />
      <Toggle
        name={`offers.${place}.isPublished`}
        label={t(m.memberships_offer_published)}
        defaultChecked={offer.isPublished}
      />
      {!isBundle && (
        <Toggle
          name={`offers.${place}.isRecurringPayment`}
          label={t(m.memberships_recurring)}
          hint={t(m.memberships_recurring_hint)}
          defaultChecked={offer.isRecurringPayment}
        />
      )}
    </fieldset>
  );
}

type ValidityProps = { offer: OfferValues; field: (name: string) => { name: string; error?: string } };

/** How long it is valid, and from when. */
function Validity({ offer, field }: ValidityProps) {
  const t = useTexts();
  return (
    <div className={styles.half}>
      <NumberField
        {...field('duration')}
        label={t(m.memberships_duration)}
        min={1}
        max={1000}
        isRequired
        defaultValue={offer.duration}
      />
      <Choice
        {...field('durationType')}
        label={t(m.memberships_duration_type)}
        hint={t(m.memberships_duration_hint)}
        options={[
          { value: 'days', label: t(m.memberships_days) },
          { value: 'weeks', label: t(m.memberships_weeks) },
          { value: 'months', label: t(m.memberships_months) },
        ]}
        defaultValue={offer.durationType}
      />
      <Choice
        {...field('begins')}
        label={t(m.memberships_begins)}
        options={[
          { value: 'purchase', label: t(m.memberships_begins_purchase) },
          { value: 'firstUse', label: t(m.memberships_begins_first_use) },
        ]}
        defaultValue={offer.begins}
      />
    </div>
  );
}

/** The days outside which it is not valid; both may stay empty. */
function Season({ offer, field }: ValidityProps) {
  const t = useTexts();
  return (
    <div className={styles.half}>
      <DateField
        {...field('startTime')}
        label={t(m.memberships_season_from)}
        hint={t(m.memberships_season_hint)}
        defaultValue={offer.startTime}
      />
      <DateField
        {...field('endTime')}
        label={t(m.memberships_season_until)}
        hint={t(m.memberships_season_until_hint)}
        defaultValue={offer.endTime}
      />
    </div>
  );
}
