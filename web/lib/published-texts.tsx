import { TEXT_LANGUAGES } from '#contracts/own-texts.ts';

/** Published texts, before the scripts that use them; nothing where the compiled ones count. */
export function PublishedTexts() {
  const sets = globalThis.raduraTexts ?? {};
  return TEXT_LANGUAGES.map((language) => {
    const set = sets[language];
    return set && <script key={language} src={`/texts/${language}-${set.hash}.js`} />;
  });
}
