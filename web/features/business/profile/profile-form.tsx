import type { KeyboardEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import type { OwnPageToEditData } from '#web/generated/operations.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { OwnPage } from './profile-calls.ts';
import styles from './profile.module.css';

export type CategoryToChoose = OwnPageToEditData['categories'][number];

type ProfileFormProps = { page: OwnPage; categories: readonly CategoryToChoose[]; isDisabled: boolean };
type PartProps = { page: OwnPage; fields: SectionFields };

/** What a center says about itself. */
export function ProfileForm({ page, categories, isDisabled }: ProfileFormProps) {
  const t = useTexts();
  return (
    <SectionForm
      intent="profile"
      version={page.profileVersion}
      save={t(m.profile_save)}
      saved={t(m.profile_saved)}
      isDisabled={isDisabled}
    >
      {(fields) => (
        <>
          <About {...{ page, fields, categories, isDisabled }} />
          <Contacts {...{ page, fields }} />
          <Social {...{ page, fields }} />
        </>
      )}
    </SectionForm>
  );
}

/** Enter ends a tag, and does not send the form. */
function endTag(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const typed = field.value.trim();
  if (typed === '' || typed.endsWith(',')) return;
  field.value = `${typed}, `;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function About({
  page,
  fields: { errors, value },
  categories,
  isDisabled,
}: PartProps & Omit<ProfileFormProps, 'page'>) {
  const t = useTexts();
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  const [main, ...others] = page.categories.map(({ slug }) => slug);
  return (
    <FormSection title={t(m.profile_about_title)} hint={t(m.profile_about_hint)}>
      <Text
        name="name"
        label={t(m.profile_name)}
        isRequired
        defaultValue={value('name', page.name)}
        {...errorAt(errors, 'name')}
      />
      <Text
        name="description"
        label={t(m.profile_description)}
        hint={t(m.profile_description_hint)}
        isLong
        defaultValue={value('description', page.description)}
        {...errorAt(errors, 'description')}
      />
      <div className={styles.half}>
        <Choice
          name="categories"
          label={t(m.profile_category)}
          options={options}
          isRequired
          isDisabled={isDisabled}
          defaultValue={value('categories', main ?? '')}
          {...errorAt(errors, 'categories')}
        />
        <Choice
          name="otherCategories"
          label={t(m.profile_other_categories)}
          hint={t(m.profile_other_categories_hint)}
          options={options}
          isMany
          isDisabled={isDisabled}
          defaultValue={others}
        />
      </div>
      <Text
        name="tags"
        label={t(m.profile_tags)}
        hint={t(m.profile_tags_hint)}
        onKeyDown={endTag}
        defaultValue={value('tags', page.tags.join(', '))}
        {...errorAt(errors, 'tags')}
      />
    </FormSection>
  );
}

function Contacts({ page, fields: { errors, value } }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.profile_contacts_title)} hint={t(m.profile_contacts_hint)}>
      <div className={styles.half}>
        <Text
          name="phone"
          type="tel"
          label={t(m.profile_phone)}
          defaultValue={value('phone', page.phone)}
          {...errorAt(errors, 'phone')}
        />
        <Text
          name="email"
          type="email"
          label={t(m.profile_email)}
          defaultValue={value('email', page.email)}
          {...errorAt(errors, 'email')}
        />
        <Text
          name="url"
          type="url"
          label={t(m.profile_url)}
          placeholder="www.esempio.it"
          defaultValue={value('url', page.url)}
          {...errorAt(errors, 'url')}
        />
        <Text
          name="blog"
          type="url"
          label={t(m.profile_blog)}
          defaultValue={value('blog', page.blog)}
          {...errorAt(errors, 'blog')}
        />
      </div>
    </FormSection>
  );
}

const NETWORKS = [
  ['facebook', m.profile_facebook],
  ['instagram', m.profile_instagram],
  ['linkedin', m.profile_linkedin],
  ['youtube', m.profile_youtube],
  ['twitter', m.profile_twitter],
] as const;

function Social({ page: { socialLinks }, fields: { errors, value } }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.profile_social_title)} hint={t(m.profile_social_hint)}>
      <div className={styles.half}>
        {NETWORKS.map(([network, label]) => (
          <Text
            key={network}
            name={network}
            type="url"
            label={t(label)}
            defaultValue={value(network, socialLinks[network])}
            {...errorAt(errors, network)}
          />
        ))}
        <Text
          name="skype"
          label={t(m.profile_skype)}
          hint={t(m.profile_skype_hint)}
          defaultValue={value('skype', socialLinks.skype)}
          {...errorAt(errors, 'skype')}
        />
      </div>
    </FormSection>
  );
}
