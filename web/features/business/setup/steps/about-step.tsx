import { categoryName } from '#contracts/category-names.ts';
import type { CategorySlug } from '#contracts/category-names.ts';
import * as m from '#contracts/texts/messages.js';
import { MOST_CATEGORIES } from '#contracts/validation/provider-forms.ts';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { StepProps } from '../setup-checklist.tsx';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';

/** What a center is, and a few words of its own: a suggestion stands there to be changed. */
export function AboutStep({ page, categories, onSaved }: StepProps) {
  const t = useTexts();
  const locale = useLocale();
  const suggested = t(m.setup_description_suggested, { name: page.name, city: page.location.city ?? '' });
  return (
    <StepForm intent="about" version={page.profileVersion} submit={t(m.setup_next)} onSaved={onSaved}>
      {({ errors, typed, typedAll }) => {
        const chosen = typedAll('categories') ?? page.categories.map(({ slug }) => slug);
        const error = errors['categories'];
        return (
          <>
            <fieldset className={styles.chips} aria-describedby={error ? 'categories-error' : undefined}>
              <legend className={fieldStyles['label']}>
                {t(m.setup_categories, { most: MOST_CATEGORIES })}
              </legend>
              {categories.map(({ slug }) => (
                <label key={slug} className={styles.chip}>
                  <input
                    type="checkbox"
                    name="categories"
                    value={slug}
                    defaultChecked={chosen.includes(slug)}
                    aria-invalid={error ? true : undefined}
                  />
                  {categoryName(slug as CategorySlug, locale)}
                </label>
              ))}
              {error && (
                <p id="categories-error" className={fieldStyles['error']}>
                  {error}
                </p>
              )}
            </fieldset>
            <Text
              name="description"
              label={t(m.setup_description)}
              hint={t(m.setup_description_hint)}
              isLong
              isRequired
              defaultValue={typed('description') ?? (page.description || suggested)}
              {...errorAt(errors, 'description')}
            />
            <Text
              name="phone"
              type="tel"
              label={t(m.setup_phone)}
              hint={t(m.setup_phone_hint)}
              autoComplete="tel"
              defaultValue={typed('phone') ?? page.phone ?? ''}
              {...errorAt(errors, 'phone')}
            />
          </>
        );
      }}
    </StepForm>
  );
}
