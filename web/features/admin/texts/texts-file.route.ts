import { data } from 'react-router';
import { TEXT_LANGUAGES } from '#contracts/own-texts.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/texts-file.route.ts';
import { TRANSLATIONS } from './text-calls.ts';

/** All texts of a language as a file to change and send back. */
export function loader({ context, url, params }: Route.LoaderArgs): Promise<Response> {
  const language = TEXT_LANGUAGES.find((one) => one === params.language);
  if (!language) throw data(null, { status: 404 });
  return whenAdmin(url, async () => {
    const { getTranslations } = await requestOf(context).api(TRANSLATIONS, { language });
    const texts = Object.fromEntries(getTranslations.map(({ key, text }) => [key, text]));
    return new Response(`${JSON.stringify(texts, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="radura-${language}.json"`,
        'cache-control': 'no-store',
      },
    });
  });
}
