import { useState } from 'react';
import type { CategorySlug } from '#contracts/category-names.ts';
import { usualServices } from '#contracts/usual-services.ts';
import * as m from '#contracts/texts/messages.js';
import { Money } from '#web/business-ui/money.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { StepProps } from '../setup-checklist.tsx';
import styles from '../setup.module.css';
import type { StepFields } from '../step-form.tsx';
import { StepForm } from '../step-form.tsx';

/** A first service: one of those that the trade usually has, or any other. */
export function ServiceStep(props: StepProps) {
  const t = useTexts();
  return (
    <StepForm intent="service" submit={t(m.setup_next)} onSaved={props.onSaved}>
      {(fields) => (
        // Its suggestions are those of the categories, which may be chosen while it stands there closed
        <ServiceFields
          key={props.page.categories.map(({ slug }) => slug).join()}
          {...props}
          fields={fields}
        />
      )}
    </StepForm>
  );
}

function ServiceFields({ setup, page, fields: { errors, typed } }: StepProps & { fields: StepFields }) {
  const t = useTexts();
  // The server answers slugs of its own table.
  const usual = usualServices(
    page.categories.map(({ slug }) => slug as CategorySlug),
    useLocale(),
  );
  const [chosen, setChosen] = useState(usual[0] ?? null);
  const key = chosen?.key ?? 'other';
  return (
    <>
      {setup.people.map(({ id }) => (
        <input key={id} type="hidden" name="people" value={id} />
      ))}
      {usual.length > 0 && (
        <div role="group" aria-label={t(m.setup_usual_services)} className={styles.chips}>
          {usual.map((service) => (
            <button
              key={service.key}
              type="button"
              aria-pressed={service.key === key}
              className={styles.chip}
              onClick={() => setChosen(service)}
            >
              {service.name}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={chosen === null}
            className={styles.chip}
            onClick={() => setChosen(null)}
          >
            {t(m.setup_other_service)}
          </button>
        </div>
      )}
      <Text
        key={`name-${key}`}
        name="name"
        label={t(m.services_name)}
        isRequired
        defaultValue={typed('name') ?? chosen?.name ?? ''}
        {...errorAt(errors, 'name')}
      />
      <div className={styles.pair}>
        <Text
          key={`minutes-${key}`}
          name="durationMinutes"
          label={t(m.setup_minutes)}
          isRequired
          defaultValue={typed('durationMinutes') ?? String(chosen?.minutes ?? 60)}
          {...errorAt(errors, 'durationMinutes')}
        />
        <Money
          key={`price-${key}`}
          name="priceCents"
          label={t(m.services_price)}
          isRequired
          defaultValue={typed('priceCents') ?? chosen?.priceCents ?? null}
          {...errorAt(errors, 'priceCents')}
        />
      </div>
    </>
  );
}
