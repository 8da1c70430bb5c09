import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { MOST_NEEDS } from '#contracts/validation/offering.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { ServiceResource } from '../service-calls.ts';
import { NO_NEED } from '../service-form-values.ts';
import type { NeedFormValues } from '../service-form-values.ts';
import styles from './service-form.module.css';

type NeedsProps = {
  prefix: string;
  initial: readonly NeedFormValues[];
  errors: Readonly<Record<string, string>>;
  things: readonly ServiceResource[];
};

/** The rooms and equipment of an offer: so many of these, line by line. */
export function Needs({ prefix, initial, errors, things }: NeedsProps) {
  const t = useTexts();
  const [needs, setNeeds] = useState(() => initial.map((need, index) => ({ key: String(index), need })));
  const [lastKey, setLastKey] = useState(needs.length);
  const add = (): void => {
    setLastKey(lastKey + 1);
    setNeeds([...needs, { key: String(lastKey), need: NO_NEED }]);
  };
  return (
    <fieldset className={styles.needs}>
      <legend className={styles.legend}>{t(m.services_needs)}</legend>
      <p className={styles.note}>{t(m.services_needs_hint)}</p>
      {errors[`${prefix}needs`] !== undefined && (
        <p className={fieldStyles['error']}>{errors[`${prefix}needs`]}</p>
      )}
      {needs.map(({ key, need }, index) => (
        <div key={key} className={styles.need}>
          <NumberField
            name={`${prefix}needs.${index}.units`}
            label={t(m.services_need_units)}
            min={1}
            max={500}
            defaultValue={need.units}
            {...errorAt(errors, `${prefix}needs.${index}.units`)}
          />
          <Choice
            name={`${prefix}needs.${index}.resourceIds`}
            isMany
            label={t(m.services_need_things)}
            options={things.map(({ id, name, quantity }) => ({
              value: String(id),
              label: name,
              ...(quantity > 1 && { detail: t(m.services_need_quantity, { count: quantity }) }),
            }))}
            defaultValue={need.resourceIds}
            {...errorAt(errors, `${prefix}needs.${index}.resourceIds`)}
          />
          <Button
            look="quiet"
            className={styles.icon}
            aria-label={t(m.services_need_remove, { number: index + 1 })}
            onClick={() => setNeeds(needs.filter((one) => one.key !== key))}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {needs.length < MOST_NEEDS && (
        <Button look="secondary" onClick={add} className={styles.add}>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {t(m.services_need_add)}
        </Button>
      )}
    </fieldset>
  );
}
