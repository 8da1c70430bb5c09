import * as m from '#contracts/texts/messages.js';
import { LONGEST_NAME } from '#contracts/validation/contact-details.ts';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Visit } from '#web/business-frame/new-reservation/asked-fields.tsx';
import { CustomerPicker } from '#web/business-frame/new-reservation/customer-picker.tsx';
import { walkInTitle } from '#web/business-frame/new-reservation/customer-words.ts';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { CustomerWarnings } from '#web/business-frame/new-reservation/who-fields.tsx';
import styles from './begin.module.css';

type WhoPartProps = {
  customer: BookedCustomer | null;
  onCustomer: (customer: BookedCustomer | null) => void;
  /** The name of somebody without a card, '' for none; null: somebody with one. */
  walkIn: string | null;
  onWalkIn: (name: string | null) => void;
  visit: Visit;
  errors: Readonly<Record<string, string>>;
};

/** Who comes: somebody who is found, or somebody without a card. */
export function WhoPart({ customer, onCustomer, walkIn, onWalkIn, visit, errors }: WhoPartProps) {
  const t = useTexts();
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
