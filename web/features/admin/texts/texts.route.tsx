import { TEXT_LANGUAGES } from '#contracts/own-texts.ts';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import team from '../team/team.module.css';
import type { Route } from './+types/texts.route.ts';
import { OneLanguage } from './one-language.tsx';
import { PUBLISH_TRANSLATIONS, PUBLISHED_TEXTS, REVERT_TRANSLATIONS } from './text-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.texts_title);
export const ErrorBoundary = faultAt(m.texts_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => ({
    published: (await requestOf(context).api(PUBLISHED_TEXTS)).getPublishedTexts,
  }));
}

/** Publishes a checked file, or takes back what was published last in a language. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const { api } = requestOf(context);
  const intent = textOf(form, 'intent');
  return whenAdmin(url, () =>
    sendForm({ intent, places: PROOF_PLACES }, async () => {
      const textSetId = idIn(textOf(form, 'textSetId'));
      await proveFirst(form, api);
      return intent.startsWith('revert')
        ? api(REVERT_TRANSLATIONS, { textSetId })
        : api(PUBLISH_TRANSLATIONS, { textSetId });
    }),
  );
}

/** The texts of screens and mails in each language: ours, or published ones over them. */
export default function TextsRoute({ loaderData: { published } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.texts_title)}>
      <p className={team.intro}>{t(m.texts_intro)}</p>
      {TEXT_LANGUAGES.map((language) => (
        <OneLanguage
          key={language}
          language={language}
          counting={published.find((one) => one.language === language && !one.isReverted) ?? null}
        />
      ))}
    </Screen>
  );
}
