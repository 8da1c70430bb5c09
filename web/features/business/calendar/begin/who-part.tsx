import * as m from '#contracts/texts/messages.js';
import { LONGEST_NAME, LONGEST_PHONE } from '#contracts/validation/contact-details.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import type { Visit } from '#web/business-frame/new-reservation/required-fields.tsx';
import { CustomerPicker } from '#web/business-frame/new-reservation/customer-picker.tsx';
import { walkInTitle } from '#web/business-frame/new-reservation/customer-labels.ts';
import { newCustomerFrom } from '#web/business-frame/new-reservation/new-customer-words.ts';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { CustomerWarnings } from '#web/business-frame/new-reservation/who-fields.tsx';
import styles from './begin.module.css';

type WhoPartProps = {
  customer: BookedCustomer | null;
  onCustomer: (customer: BookedCustomer | null) => void;
  /** The name of somebody without a card, '' for none; null: somebody with one. */
  walkIn: string | null;
  onWalkIn: (name: string | null) => void;
  /** What a new customer was looked for by; null: nobody new. */
  newWords: string | null;
  onNew: (words: string | null) => void;
  visit: Visit;
  errors: Readonly<Record<string, string>>;
};

/** Who comes: somebody who is found, somebody new, or somebody without a card. */
export function WhoPart(props: WhoPartProps) {
  const { customer, onCustomer, walkIn, onWalkIn, newWords, onNew, visit, errors } = props;
  const t = useTexts();
  const mayAdd = useMay('changeCustomers');
  if (newWords !== null) return <NewCustomer words={newWords} onOther={() => onNew(null)} errors={errors} />;
  const kind = <input type="hidden" name="kind" value={walkIn === null ? 'known' : 'walkIn'} />;
  if (walkIn === null)
    return (
      <>
        {kind}
        <CustomerPicker
          customer={customer}
          onChosen={onCustomer}
          error={errors['customer.id']}
          onWalkIn={onWalkIn}
          {...(mayAdd && { onNew })}
        />
        <CustomerWarnings customer={customer} visit={visit} />
      </>
    );
  return (
    <div className={styles.walkIn}>
      {kind}
      <strong>{walkInTitle('', t)}</strong>
      <Button type="button" look="quiet" onClick={() => onWalkIn(null)}>
        {t(m.new_reservation_change_customer)}
      </Button>
      <Text
        name="customer.walkIn.name"
        label={t(m.new_reservation_walk_in_field_name)}
        defaultValue={walkIn}
        maxLength={LONGEST_NAME}
        {...errorAt(errors, 'customer.walkIn.name')}
      />
    </div>
  );
}

type NewCustomerProps = Pick<WhoPartProps, 'errors'> & { words: string; onOther: () => void };

/** Somebody whose card is made with the booking: name and phone; the full form asks for more. */
function NewCustomer({ words, onOther, errors }: NewCustomerProps) {
  const t = useTexts();
  const begun = newCustomerFrom(words);
  const text = (field: keyof typeof begun) => ({
    name: `customer.new.${field}`,
    defaultValue: begun[field],
    ...errorAt(errors, `customer.new.${field}`),
  });
  return (
    <div className={styles.newCustomer}>
      <input type="hidden" name="kind" value="new" />
      <strong>{t(m.new_reservation_new)}</strong>
      <Button type="button" look="quiet" onClick={onOther}>
        {t(m.new_reservation_change_customer)}
      </Button>
      <Text {...text('firstname')} label={t(m.new_reservation_firstname)} maxLength={LONGEST_NAME} />
      <Text {...text('lastname')} label={t(m.new_reservation_lastname)} maxLength={LONGEST_NAME} />
      <Text {...text('phone')} type="tel" label={t(m.new_reservation_phone)} maxLength={LONGEST_PHONE} />
      {begun.email !== '' && (
        <Text {...text('email')} type="email" label={t(m.new_reservation_email)} maxLength={LONGEST_EMAIL} />
      )}
    </div>
  );
}
