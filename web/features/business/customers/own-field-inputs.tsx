import { Link } from 'react-router';
import { LONGEST_FIELD_VALUE } from '#contracts/customer-fields.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import type { CustomerField } from '#web/business-frame/customers/customer-calls.ts';
import styles from './fields.module.css';
import { ownName } from './customer-form-values.ts';
import type { CustomerFormValues } from './customer-form-values.ts';

/** What a form needs to know of a field. */
export type FormField = Pick<CustomerField, 'id' | 'name' | 'kind' | 'expires'>;

type OwnFieldInputsProps = {
  fields: readonly FormField[];
  initial: CustomerFormValues;
  errors: Readonly<Record<string, string>>;
};

/** What the center keeps in fields of its own. */
export function OwnFieldInputs({ fields, initial, errors }: OwnFieldInputsProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayDefine = useMay('changeCustomerFields');
  if (fields.length === 0 && !mayDefine) return null;
  return (
    <FormSection
      title={t(m.customers_own_title)}
      hint={t(fields.length === 0 ? m.customers_own_none : m.customers_own_form_hint)}
    >
      {fields.map((field) => (
        <div key={field.id} className={styles.pair}>
          <ValueInput field={field} initial={initial} errors={errors} />
          {field.expires && (
            <DateField
              name={ownName(field.id, 'until')}
              label={t(m.customers_own_until, { name: field.name })}
              hint={t(m.customers_own_until_hint)}
              defaultValue={initial.own[ownName(field.id, 'until')] || null}
              {...errorAt(errors, ownName(field.id, 'until'))}
            />
          )}
        </div>
      ))}
      {mayDefine && (
        <p>
          <Link to={centerPath('customers/fields')}>{t(m.customers_own_manage)}</Link>
        </p>
      )}
    </FormSection>
  );
}

type ValueInputProps = Omit<OwnFieldInputsProps, 'fields'> & { field: FormField };

function ValueInput({ field: { id, name: label, kind }, initial, errors }: ValueInputProps) {
  const t = useTexts();
  const name = ownName(id, 'value');
  const typed = initial.own[name] ?? '';
  const common = { name, label, ...errorAt(errors, name) };
  if (kind === 'date') return <DateField {...common} defaultValue={typed || null} />;
  if (kind === 'yesNo')
    return (
      <Choice
        {...common}
        options={[
          { value: 'yes', label: t(m.customers_own_yes) },
          { value: 'no', label: t(m.customers_own_no) },
        ]}
        noneLabel={t(m.customers_own_not_said)}
        defaultValue={typed}
      />
    );
  return <Text {...common} maxLength={LONGEST_FIELD_VALUE} defaultValue={typed} />;
}
