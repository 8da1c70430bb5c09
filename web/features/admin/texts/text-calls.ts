import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { putFile } from '#web/lib/put-file.ts';
import type { CheckTranslationsData, PublishedTextsPageData } from '#web/generated/operations.ts';
import type { TextLanguage } from '#contracts/own-texts.ts';

export type PublishedTextsSeen = PublishedTextsPageData['getPublishedTexts'][number];
export type CheckedTextsSeen = CheckTranslationsData['checkTranslations'];

export const PUBLISHED_TEXTS = operation(`query PublishedTextsPage {
  getPublishedTexts { id language texts publishedAt isReverted }
}`);

export const TRANSLATIONS = operation(`query Translations($language: TextLanguage!) {
  getTranslations(language: $language) { key text }
}`);

export const TRANSLATION_UPLOAD_URL = operation(`mutation TranslationUploadUrl($language: TextLanguage!) {
  getTranslationUploadUrl(language: $language) { uploadId presignedUrl }
}`);

export const CHECK_TRANSLATIONS =
  operation(`mutation CheckTranslations($language: TextLanguage!, $uploadId: Id!) {
  checkTranslations(language: $language, uploadId: $uploadId) {
    textSetId changed { key before after } unknown wrong { key problem }
  }
}`);

export const PUBLISH_TRANSLATIONS = operation(
  'mutation PublishTranslations($textSetId: Id!) { publishTranslations(textSetId: $textSetId) }',
);

export const REVERT_TRANSLATIONS = operation(
  'mutation RevertTranslations($textSetId: Id!) { revertTranslations(textSetId: $textSetId) }',
);

/**
 * Sends a file of texts and says what it would change. @param onProgress hears from 0 to 1 how much of it is sent
 * @throws ApiFailure, UploadFailure
 */
export async function sendTexts(
  api: Api,
  { language, file }: { language: TextLanguage; file: File },
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<CheckedTextsSeen> {
  const asked = await api(TRANSLATION_UPLOAD_URL, { language }, { signal });
  const { uploadId, presignedUrl } = asked.getTranslationUploadUrl;
  // Some systems know no type for the ending
  const json = new Blob([file], { type: 'application/json' });
  await putFile(presignedUrl, json, { onProgress: (percent) => onProgress(percent / 100), signal });
  return (await api(CHECK_TRANSLATIONS, { language, uploadId }, { signal })).checkTranslations;
}
