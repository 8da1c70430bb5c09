import { IconChevronRight } from '@tabler/icons-react';
import { CHOSEN_VAT_TREATMENTS } from '#contracts/vat.ts';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { ServiceResource } from '../service-calls.ts';
import type { OfferFormValues } from '../service-form-values.ts';
import { Needs } from './needs.tsx';
import styles from './service-form.module.css';

type MoreOfOfferProps = {
  prefix: string;
  offer: OfferFormValues;
  errors: Readonly<Record<string, string>>;
  resources: readonly ServiceResource[];
};

/** What few offers need: time around it, more than one place, rooms and equipment, words of its own. It is open where something is set. */
export function MoreOfOffer({ prefix, offer, errors, resources }: MoreOfOfferProps) {
  const t = useTexts();
  const locale = useLocale();
  const things = resources.filter(({ kind }) => kind === 'physical');
  const field = (name: string) => ({ name: prefix + name, ...errorAt(errors, prefix + name) });
  const names = [
    'prepareMinutes',
    'cleanupMinutes',
    'capacity',
    'minimumCapacity',
    'vatTreatment',
    'description',
  ];
  const hasError =
    names.some((name) => errors[prefix + name] !== undefined) ||
    Object.keys(errors).some((name) => name.startsWith(`${prefix}needs`));
  return (
    <details className={styles.more} open={isSet(offer) || hasError}>
      <summary>
        <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
        {t(m.services_offer_more)}
      </summary>
      <div className={styles.moreFields}>
        <div className={styles.half}>
          <NumberField
            {...field('prepareMinutes')}
            label={t(m.services_prepare)}
            hint={t(m.services_prepare_hint)}
            unit="min"
            step={5}
            min={0}
            max={480}
            defaultValue={offer.prepareMinutes}
          />
          <NumberField
            {...field('cleanupMinutes')}
            label={t(m.services_cleanup)}
            hint={t(m.services_cleanup_hint)}
            unit="min"
            step={5}
            min={0}
            max={480}
            defaultValue={offer.cleanupMinutes}
          />
        </div>
        <div className={styles.half}>
          <NumberField
            {...field('capacity')}
            label={t(m.services_capacity)}
            hint={t(m.services_capacity_hint)}
            min={1}
            defaultValue={offer.capacity}
          />
          <NumberField
            {...field('minimumCapacity')}
            label={t(m.services_minimum)}
            hint={t(m.services_minimum_hint)}
            min={1}
            defaultValue={offer.minimumCapacity}
          />
        </div>
        <Choice
          {...field('vatTreatment')}
          label={t(m.services_vat)}
          hint={t(m.services_vat_hint)}
          noneLabel={t(m.services_vat_as_center)}
          options={CHOSEN_VAT_TREATMENTS.map((one) => ({ value: one, label: vatTreatmentName(one, locale) }))}
          defaultValue={offer.vatTreatment}
        />
        {things.length > 0 && <Needs {...{ prefix, errors, things }} initial={offer.needs} />}
        <Text
          {...field('description')}
          label={t(m.services_offer_description)}
          isLong
          defaultValue={offer.description}
        />
      </div>
    </details>
  );
}

const isSet = (offer: OfferFormValues): boolean =>
  offer.prepareMinutes !== '0' ||
  offer.cleanupMinutes !== '0' ||
  offer.capacity !== '1' ||
  offer.minimumCapacity !== '1' ||
  offer.vatTreatment !== '' ||
  offer.description !== '' ||
  offer.needs.length > 0;
