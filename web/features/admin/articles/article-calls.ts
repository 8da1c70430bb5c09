import type { OwnArticleListed, OwnArticlePageData } from '#web/generated/operations.ts';
import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { endingOf } from '#web/lib/image-file.ts';
import { putFile } from '#web/lib/put-file.ts';

export type { OwnArticleListed };
export type OwnArticleSeen = OwnArticlePageData['getOwnArticle'];
export type EditorRelated = Pick<OwnArticlePageData, 'getBlogCategories' | 'getOwnAuthors'>;

export const OWN_ARTICLES = operation(`query OwnArticles($state: ArticleState, $page: Int) {
  getOwnArticles(state: $state, page: $page) { total page pages items { ...OwnArticleListed } }
}
fragment OwnArticleListed on OwnArticle {
  id title language state date isChanged updatedAt author { displayName }
}`);

export const OWN_ARTICLE = operation(`query OwnArticlePage($id: Id!) {
  getOwnArticle(id: $id) {
    id language state date publicSlug Slug title description content image imageAlt categoryId isChanged version
    author { id displayName Slug }
    languages { id language }
  }
  getBlogCategories { id name color Slug }
  getOwnAuthors { id displayName isArchived }
}`);

export const CREATE_ARTICLE = operation(
  'mutation CreateArticle($input: NewArticleInput!) { createArticle(input: $input) }',
);

export const SAVE_ARTICLE =
  operation(`mutation SaveArticle($id: Id!, $version: Int!, $input: ArticleDraftInput!) {
  saveArticle(id: $id, version: $version, input: $input) { version Slug dropped }
}`);

export const PUBLISH_ARTICLE = operation(
  'mutation PublishArticle($id: Id!, $version: Int!, $date: String) { publishArticle(id: $id, version: $version, date: $date) }',
);

export const HIDE_ARTICLE = operation('mutation HideArticle($id: Id!) { hideArticle(id: $id) }');
export const DELETE_ARTICLE = operation('mutation DeleteArticle($id: Id!) { deleteArticle(id: $id) }');
export const SET_ARTICLE_AUTHOR = operation(
  'mutation SetArticleAuthor($id: Id!, $authorId: Id!) { setArticleAuthor(id: $id, authorId: $authorId) }',
);

export const REQUEST_PICTURE = operation(`mutation RequestBlogPicture($fileType: String!) {
  requestBlogPictureUpload(fileType: $fileType) { uploadId presignedUrl }
}`);
export const TAKE_PICTURE = operation(
  'mutation TakeBlogPicture($uploadId: Id!) { takeBlogPicture(uploadId: $uploadId) }',
);

/**
 * Sends a picture for the blog. @param onProgress hears from 0 to 1 how much of it is sent
 * @returns its path
 * @throws ApiFailure, UploadFailure
 */
export async function sendBlogPicture(
  api: Api,
  file: File,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<string> {
  const asked = await api(REQUEST_PICTURE, { fileType: endingOf(file) }, { signal });
  const { uploadId, presignedUrl } = asked.requestBlogPictureUpload;
  await putFile(presignedUrl, file, { onProgress: (percent) => onProgress(percent / 100), signal });
  return (await api(TAKE_PICTURE, { uploadId }, { signal })).takeBlogPicture;
}
