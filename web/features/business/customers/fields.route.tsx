import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/fields.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ArchivedFields } from './archived-fields.tsx';
import { FIELDS } from '#web/business-frame/customers/customer-calls.ts';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldList } from './field-list.tsx';
import styles from './fields.module.css';
import { saveField } from './save-field.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_own_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getCustomerFields: fields, getCurrentUser: me } = await requestOf(context).api(FIELDS, {
      providerId,
    });
    expectMayDo(me, providerId, 'changeCustomerFields');
    return { fields };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return saveField(form, requestOf(context), providerIdIn(params));
}

/** What the center keeps of its customers in fields of its own, over the list: their order, a new one, each at `?edit=` to be changed. */
export default function FieldsRoute({ loaderData: { fields } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const [search] = useSearchParams();
  const inUse = fields.filter(({ isArchived }) => !isArchived);
  const edited = inUse.find(({ id }) => String(id) === search.get('edit')) ?? null;
  return (
    <Drawer title={t(m.customers_own_title)} closeHref={centerPath('customers')}>
      <p className={styles.hint}>{t(m.customers_own_text)}</p>
      {inUse.length === 0 ? (
        <p className={styles.hint}>{t(m.customers_own_none)}</p>
      ) : (
        <FieldList fields={inUse} />
      )}
      <FieldEditor key={edited ? `${edited.id} ${edited.version}` : `new ${fields.length}`} field={edited} />
      <ArchivedFields fields={fields.filter(({ isArchived }) => isArchived)} />
    </Drawer>
  );
}
