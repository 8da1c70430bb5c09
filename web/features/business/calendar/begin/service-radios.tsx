import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { BookedOffer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { detailOf, labelOf } from '#web/business-frame/new-reservation/service-fields.tsx';
import styles from './begin.module.css';

type ServiceRadiosProps = {
  offers: readonly BookedOffer[];
  offer: BookedOffer | undefined;
  /** They have been read. */
  isKnown: boolean;
  hasFailed: boolean;
  onOffer: (id: string) => void;
  error?: string;
};

/** So many lie open, each one click away; more are searched. */
const MOST_OPEN = 12;

/** The services of a person, one of which is chosen. */
export function ServiceRadios({ offers, offer, isKnown, hasFailed, onOffer, error }: ServiceRadiosProps) {
  const t = useTexts();
  if (hasFailed) return <p role="alert">{t(m.new_reservation_services_failed)}</p>;
  if (!isKnown) return <div className={styles.waiting} aria-hidden="true" />;
  if (offers.length === 0) return <p className={styles.hint}>{t(m.new_reservation_services_none)}</p>;
  if (offers.length > MOST_OPEN)
    return (
      <Choice
        key={offer?.id}
        name="offerId"
        label={t(m.new_reservation_service)}
        placeholder={t(m.new_reservation_service_none)}
        options={offers.map((one) => ({
          value: String(one.id),
          label: labelOf(one),
          detail: detailOf(t, one),
        }))}
        defaultValue={offer ? String(offer.id) : ''}
        onChange={([value = '']) => onOffer(value)}
        isRequired
        {...(error && { error })}
      />
    );
  return (
    <fieldset className={styles.services} aria-invalid={error ? true : undefined}>
      <legend>{t(m.new_reservation_service)}</legend>
      <div className={styles.list}>
        {offers.map((one) => (
          <label key={one.id} className={styles.service}>
            <input
              type="radio"
              name="offerId"
              value={one.id}
              checked={one.id === offer?.id}
              onChange={() => onOffer(String(one.id))}
            />
            <span>{labelOf(one)}</span>
            <small>{detailOf(t, one)}</small>
          </label>
        ))}
      </div>
      {error && <p className={fieldStyles['error']}>{error}</p>}
    </fieldset>
  );
}
