import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { MOST_OFFERS } from '#contracts/validation/offering.ts';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { stepped } from '#web/business-ui/moved.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ServiceResource } from '../service-calls.ts';
import { newOffer } from '../service-form-values.ts';
import type { OfferFormValues, ServiceFormValues } from '../service-form-values.ts';
import { OfferFields } from './offer-fields.tsx';
import styles from './service-form.module.css';

type OffersProps = {
  initial: ServiceFormValues;
  errors: Readonly<Record<string, string>>;
  resources: readonly ServiceResource[];
};

/** What can be booked under the service: one offer, or several that differ in minutes and price. */
export function Offers({ initial, errors, resources }: OffersProps) {
  const t = useTexts();
  const [offers, setOffers] = useState(() =>
    initial.offers.map((offer, index) => ({ key: String(index), offer })),
  );
  const [lastKey, setLastKey] = useState(offers.length);
  const add = (): void => {
    setLastKey(lastKey + 1);
    setOffers([...offers, { key: String(lastKey), offer: newOffer(resources) }]);
  };
  const step = (key: string, by: -1 | 1): void => {
    const keys = stepped(
      offers.map((one) => one.key),
      key,
      by,
    );
    setOffers(offers.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)));
  };
  return (
    <FormSection title={t(m.services_offers)} hint={t(m.services_offers_hint)}>
      <div className={styles.offers}>
        {offers.map(({ key, offer }: { key: string; offer: OfferFormValues }, index) => (
          <OfferFields
            key={key}
            place={index}
            count={offers.length}
            offer={offer}
            errors={errors}
            resources={resources}
            onStep={(by) => step(key, by)}
            onRemove={() => setOffers(offers.filter((one) => one.key !== key))}
          />
        ))}
      </div>
      {offers.length < MOST_OFFERS && (
        <Button look="secondary" onClick={add} className={styles.add}>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {t(m.services_offer_add)}
        </Button>
      )}
    </FormSection>
  );
}
