import { redirect } from 'react-router';
import { OPEN_IMPORT_STATES } from '#contracts/customer-import.ts';
import type { ImportState } from '#contracts/customer-import.ts';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/imports.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import type { BroughtAnswer } from './bring-list.ts';
import { bringList } from './bring-list.ts';
import { ChooseList } from './choose-list.tsx';
import { IMPORTS_ADDRESS } from './import-address.ts';
import { IMPORTS } from './import-calls.ts';
import { ImportList } from './import-list.tsx';
import { nameOfList, STANDINGS } from './import-labels.ts';
import styles from './customer-import.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.import_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(
    url,
    () =>
      loadList(url, IMPORTS_ADDRESS, async ({ page }) => {
        const { getCustomerImports: found } = await api(IMPORTS, { providerId, page });
        return found;
      }),
    'importCustomers',
  );
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<BroughtAnswer> {
  const form = await request.formData();
  const answer = await bringList(form, requestOf(context), providerIdIn(params));
  if (answer.id !== null) throw redirect(`${url.pathname}/${answer.id}`, 303);
  return answer;
}

/** Customers of a former system: a list is brought, and the lists that were (business rule 7). */
export default function ImportsRoute({ loaderData: { asked, list, hasFailed } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const open = list?.items.find(({ state }) =>
    OPEN_IMPORT_STATES.includes(state as (typeof OPEN_IMPORT_STATES)[number]),
  );
  return (
    <Screen title={t(m.import_title)}>
      <div className={styles.import}>
        <p className={styles.intro}>{t(m.import_intro)}</p>
        {open ? (
          <section className={styles.open} aria-labelledby="open-import">
            <h2 id="open-import">{t(m.import_open_title)}</h2>
            <p>
              {t(m.import_open_text, {
                name: nameOfList(t, open),
                state: t(STANDINGS[open.state as ImportState].text).toLowerCase(),
              })}
            </p>
            <div>
              <ButtonLink to={centerPath(`customers/import/${open.id}`)}>{t(m.import_open_go_on)}</ButtonLink>
            </div>
          </section>
        ) : (
          <ChooseList />
        )}
        <ImportList asked={asked} list={list} hasFailed={hasFailed} />
      </div>
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers/import', label: t(m.import_title) }} />;
}
