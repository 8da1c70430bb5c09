import { useId } from 'react';
import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { typedPercent } from '#web/lib/form/basis-points-in.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { CenterPayments } from './payment-settings-calls.ts';
import styles from './payment-settings.module.css';

type FieldsProps = {
  payments: CenterPayments;
  /** Whether its account can be paid now. */
  isConnected: boolean;
  fields: SectionFields;
};

/** How a center lets itself be paid. Flags of what it cannot sell yet go along as they are. */
export function PaymentFields(props: FieldsProps) {
  return (
    <>
      <Mode {...props} />
      <Ways {...props} />
      <Kept payments={props.payments} />
    </>
  );
}

const MODES = [
  ['NoPayments', m.payset_mode_none, m.payset_mode_none_hint],
  ['Optional', m.payset_mode_flex, m.payset_mode_flex_hint],
  ['OnlineOnly', m.payset_mode_online, m.payset_mode_online_hint],
] as const;

function Mode({ payments, isConnected, fields: { errors, value } }: FieldsProps) {
  const t = useTexts();
  const id = useId();
  const chosen = value('acceptPayments', payments.acceptPayments);
  const error = errors['acceptPayments'];
  return (
    <FormSection title={t(m.payset_mode)} hint={t(m.payset_mode_hint)}>
      <fieldset className={styles.modes} aria-describedby={error && id}>
        <legend className="visually-hidden">{t(m.payset_mode)}</legend>
        {MODES.map(([mode, label, hint]) => (
          <label key={mode} className={styles.mode}>
            <input type="radio" name="acceptPayments" value={mode} defaultChecked={mode === chosen} />
            <span className={styles.modeName}>{t(label)}</span>
            <span className={styles.hint}>{t(hint)}</span>
          </label>
        ))}
        {error && (
          <p id={id} className={fieldStyles['error']}>
            {error}
          </p>
        )}
      </fieldset>
      {!payments.planAllowsOnlinePayment && <p className={styles.note}>{t(m.payset_not_in_package)}</p>}
      {payments.planAllowsOnlinePayment && !isConnected && (
        <p className={styles.note}>{t(m.payset_no_account)}</p>
      )}
    </FormSection>
  );
}

function Ways({ payments, fields: { errors, value } }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.payset_ways)} hint={t(m.payset_ways_hint)}>
      <fieldset className={styles.ways}>
        <legend>{t(m.payset_services)}</legend>
        <Tick
          name="serviceOnsite"
          label={t(m.payset_onsite)}
          defaultChecked={payments.serviceOnsite}
          {...errorAt(errors, 'serviceOnsite')}
        />
        <Tick name="serviceOnline" label={t(m.payset_online)} defaultChecked={payments.serviceOnline} />
      </fieldset>
      <Text
        name="onlineDiscountBasisPoints"
        label={t(m.payset_discount)}
        hint={t(m.payset_discount_hint)}
        defaultValue={value('onlineDiscountBasisPoints', typedPercent(payments.onlineDiscountBasisPoints))}
        {...errorAt(errors, 'onlineDiscountBasisPoints')}
      />
      <Toggle
        name="acceptNonCustomerBookings"
        label={t(m.payset_new_customers)}
        hint={t(m.payset_new_customers_hint)}
        defaultChecked={payments.acceptNonCustomerBookings}
      />
    </FormSection>
  );
}

const LATER = [
  'serviceMembership',
  'courseOnsite',
  'courseOnline',
  'courseMembership',
  'membershipOnsite',
  'membershipOnline',
] as const;

function Kept({ payments }: { payments: CenterPayments }) {
  return LATER.filter((name) => payments[name]).map((name) => (
    <input key={name} type="hidden" name={name} value="on" />
  ));
}
