import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_NAME, LONGEST_PHONE } from '#contracts/validation/contact-details.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '../center/own-center.tsx';
import { AskedFields } from './required-fields.tsx';
import type { Visit } from './required-fields.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { newCustomerFrom } from './new-customer-words.ts';
import type { BookedCustomer } from './new-reservation-calls.ts';
import type { ReservationFormValues, WhoKind } from './reservation-form-values.ts';
import { WHO_KINDS } from './reservation-form-values.ts';
import styles from './new-reservation.module.css';

type WhoFieldsProps = {
  typed: ReservationFormValues;
  errors: Readonly<Record<string, string>>;
  customer: BookedCustomer | null;
  /** The day they come, for what the center asks of them. */
  visit: Visit;
  onCustomer: (customer: BookedCustomer | null) => void;
  /** Which kinds there are to choose from; all unless said. */
  kinds?: readonly WhoKind[];
  /** A walk-in is asked for the name alone. */
  isWalkInByName?: boolean;
};

const LABELS = {
  known: m.new_reservation_known,
  new: m.new_reservation_new,
  walkIn: m.new_reservation_walk_in,
} as const;

/** Who comes. */
export function WhoFields({
  typed,
  errors,
  customer,
  visit,
  onCustomer,
  kinds: all = WHO_KINDS,
  isWalkInByName = false,
}: WhoFieldsProps) {
  const t = useTexts();
  const mayAdd = useMay('changeCustomers');
  const [kind, setKind] = useState<WhoKind>(all.includes(typed.kind) ? typed.kind : (all[0] ?? 'known'));
  const kinds = all.filter((one) => one !== 'new' || mayAdd);
  const shows = (one: WhoKind): boolean => kinds.includes(one) && kind === one;
  const begun = newCustomerFrom(typed.q);
  const text = (name: string) => ({
    name,
    defaultValue: typed.value(name) || (begun[name.replace('customer.new.', '') as keyof typeof begun] ?? ''),
    ...errorAt(errors, name),
  });
  return (
    <>
      <Segments
        name="kind"
        label={t(m.new_reservation_who)}
        isLabelHidden
        options={kinds.map((one) => ({ value: one, label: t(LABELS[one]) }))}
        defaultValue={kind}
        onChange={(chosen) => setKind(WHO_KINDS.find((one) => one === chosen) ?? 'known')}
      />
      {shows('known') && (
        <>
          <CustomerPicker
            customer={customer}
            onChosen={onCustomer}
            begun={typed.q}
            error={errors['customer.id']}
          />
          <CustomerWarnings customer={customer} visit={visit} />
        </>
      )}
      {shows('new') && <NewCustomerFields text={text} />}
      {shows('walkIn') && <WalkInFields text={text} isByName={isWalkInByName} />}
    </>
  );
}

/** What the desk should know of who was chosen before it books. */
export function CustomerWarnings({ customer, visit }: { customer: BookedCustomer | null; visit: Visit }) {
  const t = useTexts();
  return (
    <>
      <AskedFields customer={customer} visit={visit} />
      {customer?.isBlacklisted && (
        <div className={styles.warning}>
          <p>{t(m.new_reservation_blacklist_warning)}</p>
          <Tick name="despite" label={t(m.new_reservation_despite)} />
        </div>
      )}
    </>
  );
}

/** By its name: what a field begins with and what is wrong with it. */
type TextOf = (name: string) => { name: string; defaultValue: string; error?: string };

function NewCustomerFields({ text }: { text: TextOf }) {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <Text
        {...text('customer.new.firstname')}
        label={t(m.new_reservation_firstname)}
        maxLength={LONGEST_NAME}
      />
      <Text
        {...text('customer.new.lastname')}
        label={t(m.new_reservation_lastname)}
        maxLength={LONGEST_NAME}
      />
      <Text
        {...text('customer.new.phone')}
        type="tel"
        label={t(m.new_reservation_phone)}
        maxLength={LONGEST_PHONE}
      />
      <Text
        {...text('customer.new.email')}
        type="email"
        label={t(m.new_reservation_email)}
        maxLength={LONGEST_EMAIL}
      />
    </div>
  );
}

function WalkInFields({ text, isByName }: { text: TextOf; isByName: boolean }) {
  const t = useTexts();
  return (
    <>
      <p className={styles.hint}>
        {t(isByName ? m.new_reservation_walk_in_by_name : m.new_reservation_walk_in_hint)}
      </p>
      <div className={styles.pair}>
        <Text
          {...text('customer.walkIn.name')}
          label={t(m.new_reservation_walk_in_field_name)}
          maxLength={LONGEST_NAME}
        />
        {!isByName && (
          <Text
            {...text('customer.walkIn.email')}
            type="email"
            label={t(m.new_reservation_email)}
            maxLength={LONGEST_EMAIL}
          />
        )}
      </div>
    </>
  );
}
