import type { EmailTemplateKind } from '#contracts/email-templates.ts';
import type { Locale } from '#contracts/languages.ts';

/** What a provider says and shows in its mails; '' leaves ours. */
export interface OwnTexts {
  color: string;
  /** The path of its picture; null: the name stands there. */
  logo: string | null;
  header: string;
  goodbye: string;
  footer: string;
}

interface Active extends OwnTexts {
  kind: EmailTemplateKind;
  language: Locale;
}

/**
 * What a mail says of its provider: the words of the active template of its kind and language, else of the one for all kinds, else ours. Colour
 * and logo also come from one in the other language.
 * @returns null when the provider has none
 */
export function chooseTexts(
  active: readonly Active[],
  { kind, language }: { kind: EmailTemplateKind; language: Locale },
): OwnTexts | null {
  const find = (isLanguage: (of: Locale) => boolean) =>
    active.find((one) => one.kind === kind && isLanguage(one.language)) ??
    active.find((one) => one.kind === 'all' && isLanguage(one.language));
  const own = find((of) => of === language);
  const look = own ?? find((of) => of !== language);
  if (!look) return null;
  const { header = '', goodbye = '', footer = '' } = own ?? {};
  return { color: look.color, logo: look.logo, header, goodbye, footer };
}
