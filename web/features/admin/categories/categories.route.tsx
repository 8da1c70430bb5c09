import * as m from '#contracts/texts/messages.js';
import { CategoryForm as CategorySchema } from '#contracts/validation/article.ts';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Text } from '#web/business-ui/text.tsx';
import type { BlogCategoriesData } from '#web/generated/operations.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { data } from 'react-router';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import styles from '../team/team.module.css';
import { BLOG_CATEGORIES, EDIT_BLOG_CATEGORY } from './category-calls.ts';
import type { Route } from './+types/categories.route.ts';

type Category = BlogCategoriesData['getBlogCategories'][number];

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.categories_admin_title);
export const ErrorBoundary = faultAt(m.categories_admin_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => {
    const found = await requestOf(context).api(BLOG_CATEGORIES);
    if (!found.getAdminViewer.adminCan.includes('changeCategories')) throw data(null, { status: 404 });
    return { categories: found.getBlogCategories };
  });
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const { api, locale } = requestOf(context);
  const id = idIn(textOf(form, 'id'));
  const answer = await formAction({
    form,
    locale,
    schema: CategorySchema,
    given: {
      nameIt: textOf(form, 'nameIt'),
      nameEn: textOf(form, 'nameEn'),
      color: textOf(form, 'color').toLowerCase(),
    },
    fieldOf: () => ({ name: m.categories_field({}, { locale }), longest: 60 }),
    send: (input) => api(EDIT_BLOG_CATEGORY, { id, input }),
  });
  return { ...answer, intent: String(id) };
}

/** The topics: what they are called in each language, and their colours. */
export default function CategoriesRoute({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.categories_admin_title)}>
      {categories.map((category) => (
        <OneCategory key={category.id} category={category} />
      ))}
    </Screen>
  );
}

function OneCategory({ category: { id, name, nameIt, nameEn, color } }: { category: Category }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: String(id),
    onSaved: () => showSuccess(t(m.categories_saved)),
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="id" value={id} />
      <FormSection title={name}>
        <div className={styles.names}>
          <Text
            name="nameIt"
            label={t(m.categories_name_it)}
            isRequired
            maxLength={60}
            defaultValue={nameIt}
            {...errorAt(errors, 'nameIt')}
          />
          <Text
            name="nameEn"
            label={t(m.categories_name_en)}
            isRequired
            maxLength={60}
            defaultValue={nameEn}
            {...errorAt(errors, 'nameEn')}
          />
        </div>
        <ColorField
          name="color"
          label={t(m.categories_color)}
          defaultValue={color}
          {...errorAt(errors, 'color')}
        />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.categories_save)}
          </Button>
        </div>
      </FormSection>
    </Form>
  );
}
