import { redirect } from 'react-router';
import { DEFAULT_LOCALE, isLocale, localeInPath, pathInLocale, SWEDISH } from '#contracts/languages.ts';
import { languageCookie } from '#web/lib/language-cookie.ts';
import { ownPath } from '#web/lib/own-path.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/language.route.ts';

/** Stores the language and shows the same page in it: under its own address if the page had a language there. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const wanted = form.get('language');
  const language = isLocale(wanted) || wanted === SWEDISH ? wanted : DEFAULT_LOCALE;
  const path = ownPath(form.get('path'));
  const [pathname = '/', search] = path.split('?', 2);
  const isNamed = localeInPath(pathname) !== null;
  const target = isNamed ? pathInLocale(pathname, language === SWEDISH ? null : language) : pathname;
  return redirect(search === undefined ? target : `${target}?${search}`, {
    headers: { 'Set-Cookie': languageCookie(language, requestOf(context).origin) },
  });
}

export function loader() {
  return redirect('/');
}
