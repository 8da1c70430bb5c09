import { IconPlus } from '@tabler/icons-react';
import { Form } from 'react-router';
import { LOCALES } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Table } from '#web/business-ui/table.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { listAddress, oneOf } from '#web/lib/list-address.ts';
import { loadList } from '#web/lib/load-list.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import { CREATE_ARTICLE, OWN_ARTICLES } from './article-calls.ts';
import { columnsOf } from './article-columns.tsx';
import type { Route } from './+types/articles.route.ts';
import styles from './articles.module.css';

const PAGE_SIZE = 10;
const STATES = ['all', 'draft', 'published', 'hidden'] as const;
const ADDRESS = listAddress({ state: oneOf<(typeof STATES)[number]>(STATES) });

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.articles_title);
export const ErrorBoundary = faultAt(m.articles_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => {
    const { asked, list } = await loadList(url, ADDRESS, async ({ state, page }) => {
      const variables = { state: state === 'all' ? null : state, page };
      return (await requestOf(context).api(OWN_ARTICLES, variables)).getOwnArticles;
    });
    return { asked, list };
  });
}

/** Begins an article and leads to it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  return whenAdmin(url, async () => {
    const language = LOCALES.find((one) => one === textOf(form, 'language')) ?? 'it';
    const { createArticle: id } = await requestOf(context).api(CREATE_ARTICLE, { input: { language } });
    throw redirect(pathInLocale(`/admin/articles/${id}`, localeInPath(url.pathname)), 303);
  });
}

/** Articles, what was touched last first; an author's own. */
export default function ArticlesRoute({ loaderData: { asked, list } }: Route.ComponentProps) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const here = localPath('/admin/articles');
  const labels = {
    all: m.articles_all,
    draft: m.articles_drafts,
    published: m.articles_published,
    hidden: m.articles_hidden,
  };
  return (
    <Screen title={t(m.articles_title)} act={<NewArticle />}>
      <FilterBar clearHref={here} isFiltered={asked.state !== 'all'}>
        <Segments
          name="state"
          label={t(m.articles_which)}
          isLabelHidden
          options={STATES.map((value) => ({ value, label: t(labels[value]) }))}
          defaultValue={asked.state}
        />
      </FilterBar>
      <Table
        label={t(m.articles_title)}
        columns={columnsOf(t, locale)}
        rows={list?.items ?? []}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title || t(m.read_untitled)}
        hrefOf={({ id }) => localPath(`/admin/articles/${id}`)}
        empty={
          asked.state === 'all' ? (
            <EmptyState headingLevel={2} title={t(m.articles_none_title)} text={t(m.articles_none_text)} />
          ) : (
            <EmptyState headingLevel={2} title={t(m.articles_none_found)} />
          )
        }
      />
      <TableFoot
        page={asked.page}
        pageSize={PAGE_SIZE}
        total={list?.total ?? 0}
        hrefOf={(page) => here + ADDRESS.searchOf({ ...asked, page })}
      />
    </Screen>
  );
}

/** In which language it begins; the other one is written beside it later. */
function NewArticle() {
  const t = useTexts();
  return (
    <Form method="post" className={styles.new}>
      <AttemptKey />
      {LOCALES.map((language, index) => (
        <Button
          key={language}
          type="submit"
          name="language"
          value={language}
          look={index === 0 ? 'primary' : 'secondary'}
        >
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {index === 0 && `${t(m.articles_new)} · `}
          {t(language === 'it' ? m.articles_new_it : m.articles_new_en)}
        </Button>
      ))}
    </Form>
  );
}
