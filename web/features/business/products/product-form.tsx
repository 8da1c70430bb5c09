import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import { CHOSEN_VAT_TREATMENTS } from '#contracts/vat.ts';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import styles from './products.module.css';
import type { ProductFormAnswer } from './save-product.ts';

type Named = { id: number; name: string };
type ProductFormProps = {
  /** What the fields begin with. */
  initial: ProductFormValues;
  /** The course that is changed; null for a new one. */
  edited: { id: number; version: number } | null;
  groups: readonly Named[];
  categories: readonly Named[];
};

/** A video course, saved whole; a new one goes on to its files. */
export function ProductForm({ initial, edited, groups, categories }: ProductFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [filledFrom] = useState(edited?.version ?? null);
  const name = useRef(initial.name);
  const isNew = edited === null;
  const { Form, formProps, answer, isBusy } = useApiForm<ProductFormAnswer>({
    onSaved: ({ id }) => {
      showSuccess(t(m.done_with, { text: t(isNew ? m.done_created : m.done_updated), name: name.current }));
      void navigate(centerPath(`products/${id ?? ''}`));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.form}
      onSubmit={(event) => {
        name.current = textOf(new FormData(event.currentTarget), 'name');
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      <EssentialFields {...{ initial, errors, groups, categories }} />
      <SaleFields {...{ initial, errors }} />
      {answer?.isOutdated ? (
        <OutdatedForm version={edited?.version ?? null} isBusy={isBusy} />
      ) : (
        answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(isNew ? m.products_create : m.products_save)}
        </Button>
        <ButtonLink to={centerPath(isNew ? 'products' : `products/${edited.id}`)} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}

type PartProps = { initial: ProductFormValues; errors: Readonly<Record<string, string>> };
const optionsOf = (named: readonly Named[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

function EssentialFields({
  initial,
  errors,
  groups,
  categories,
}: PartProps & Pick<ProductFormProps, 'groups' | 'categories'>) {
  const t = useTexts();
  return (
    <FormSection title={t(m.products_essentials)} hint={t(m.products_essentials_hint)}>
      <Text
        name="name"
        label={t(m.products_name)}
        isRequired
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <Text
        name="description"
        label={t(m.products_description)}
        hint={t(m.products_description_hint)}
        isLong
        defaultValue={initial.description}
        {...errorAt(errors, 'description')}
      />
      <div className={styles.half}>
        <Choice
          name="categoryId"
          label={t(m.products_category)}
          noneLabel={t(m.products_category_none)}
          options={optionsOf(categories)}
          defaultValue={initial.categoryId}
          {...errorAt(errors, 'categoryId')}
        />
        <Choice
          name="groupId"
          label={t(m.products_group)}
          noneLabel={t(m.products_group_none)}
          options={optionsOf(groups)}
          defaultValue={initial.groupId}
          {...errorAt(errors, 'groupId')}
        />
        <Choice
          name="target"
          label={t(m.products_target)}
          options={[
            { value: 'all', label: t(m.products_target_all) },
            { value: 'female', label: t(m.products_target_female) },
            { value: 'male', label: t(m.products_target_male) },
          ]}
          defaultValue={initial.target}
          {...errorAt(errors, 'target')}
        />
      </div>
    </FormSection>
  );
}

function SaleFields({ initial, errors }: PartProps) {
  const t = useTexts();
  const locale = useLocale();
  const [isAlways, setAlways] = useState(initial.isAlwaysAvailable);
  return (
    <FormSection title={t(m.products_sale)} hint={t(m.products_sale_hint)}>
      <div className={styles.half}>
        <Money
          name="priceCents"
          label={t(m.products_price)}
          isRequired
          defaultValue={initial.priceCents}
          {...errorAt(errors, 'priceCents')}
        />
        <Choice
          name="vatTreatment"
          label={t(m.products_vat)}
          options={CHOSEN_VAT_TREATMENTS.map((one) => ({ value: one, label: vatTreatmentName(one, locale) }))}
          defaultValue={initial.vatTreatment}
          {...errorAt(errors, 'vatTreatment')}
        />
      </div>
      <Toggle
        name="isAlwaysAvailable"
        label={t(m.products_always)}
        hint={t(m.products_always_hint)}
        defaultChecked={initial.isAlwaysAvailable}
        onChange={setAlways}
      />
      {!isAlways && (
        <div className={styles.half}>
          <NumberField
            name="duration"
            label={t(m.products_duration)}
            min={1}
            max={1000}
            isRequired
            defaultValue={initial.duration}
            {...errorAt(errors, 'duration')}
          />
          <Choice
            name="durationType"
            label={t(m.products_duration_type)}
            options={[
              { value: 'daily', label: t(m.products_days) },
              { value: 'weekly', label: t(m.products_weeks) },
              { value: 'monthly', label: t(m.products_months) },
            ]}
            defaultValue={initial.durationType}
            {...errorAt(errors, 'durationType')}
          />
        </div>
      )}
    </FormSection>
  );
}
