import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/tags.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { TAGS } from '#web/business-frame/customers/customer-calls.ts';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { saveTag } from './save-tag.ts';
import { TagForm } from './tag-form.tsx';
import styles from './tags.module.css';
import { Tags } from './tags.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_tags), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getCustomerTags: tags, getCurrentUser: me } = await requestOf(context).api(TAGS, { providerId });
    expectMayDo(me, providerId, 'changeCustomers');
    return { tags };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return saveTag(form, requestOf(context), providerIdIn(params));
}

/** What the center sorts its customers by: adding, changing and removing tags, over the list. */
export default function TagsRoute({ loaderData: { tags } }: Route.ComponentProps) {
  const t = useTexts();
  const closeHref = useCenterPath()('customers') + useLocation().search;
  return (
    <Drawer title={t(m.customers_tags)} closeHref={closeHref}>
      {tags.length === 0 ? (
        <p className={styles.quiet}>{t(m.customers_tags_none)}</p>
      ) : (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <div className={styles.head}>
                <Tags tags={[tag]} />
                <small>{t(m.customers_tag_customers, { count: tag.customers })}</small>
              </div>
              <details className={styles.more}>
                <summary>{t(m.customers_tag_change, { name: tag.name })}</summary>
                <TagForm key={tag.name + tag.color} tag={tag} />
              </details>
            </li>
          ))}
        </ul>
      )}
      <TagForm key={tags.length} tag={null} />
    </Drawer>
  );
}
