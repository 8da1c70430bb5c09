import { redirect } from 'react-router';
import { localeInPath, LOCALES, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { sendForm } from '#web/lib/form/send-form.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import {
  CREATE_ARTICLE,
  DELETE_ARTICLE,
  HIDE_ARTICLE,
  OWN_ARTICLE,
  PUBLISH_ARTICLE,
  SET_ARTICLE_AUTHOR,
} from './article-calls.ts';
import { ArticleEditor } from './article-editor.tsx';
import { dateInForm } from './publication-date.ts';
import type { Route } from './+types/editor.route.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.articles_title);
export const ErrorBoundary = faultAt(m.articles_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const id = idIn(params.id);
  return whenAdmin(url, async () => {
    const { getOwnArticle: article, ...related } = await requestOf(context).api(OWN_ARTICLE, { id });
    return { article, related };
  });
}

/** What the buttons of the editor do; what is written is saved by the editor itself. */
export async function action({ context, request, params, url }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const id = idIn(params.id);
  const act = textOf(form, 'act');
  const { api } = requestOf(context);
  let leadsTo: string | null = null;
  const answer = await sendForm({ intent: act }, async () => {
    if (act === 'delete') {
      await api(DELETE_ARTICLE, { id });
      leadsTo = '/admin/articles';
    } else if (act === 'translate') {
      const language = LOCALES.find((one) => one === textOf(form, 'language')) ?? 'it';
      const input = { language, translationOf: id };
      leadsTo = `/admin/articles/${(await api(CREATE_ARTICLE, { input })).createArticle}`;
    } else {
      await changeArticle(act, form, api, id);
    }
  });
  if (leadsTo !== null) throw redirect(pathInLocale(leadsTo, localeInPath(url.pathname)), 303);
  return answer;
}

async function changeArticle(act: string, form: FormData, api: RequestContext['api'], id: number) {
  if (act === 'hide') return api(HIDE_ARTICLE, { id });
  if (act === 'author') return api(SET_ARTICLE_AUTHOR, { id, authorId: idIn(textOf(form, 'authorId')) });
  return api(PUBLISH_ARTICLE, { id, version: Number(textOf(form, 'version')), date: dateInForm(form) });
}

/** An article as it is written. */
export default function EditorRoute({ loaderData }: Route.ComponentProps) {
  return <ArticleEditor key={loaderData.article.id} {...loaderData} />;
}
