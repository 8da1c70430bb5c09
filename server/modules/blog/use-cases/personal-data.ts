import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { countOwnArticles, listOwnArticles } from '../store/drafts.ts';
import { forgetAuthorsPerson, listAuthors } from '../store/authors.ts';

const MOST = 10_000;

/** Under which name somebody writes, and their articles. Who leaves keeps both as an author, without the link to the person. */
export const blogPersonalData: PersonalDataSource = {
  placeInExport: 46,
  tables: { blog_authors: { leftWhen: 't.person_id = gone.id' } },
  async export(work, _deps, { personId }) {
    const wanted = { state: null, personId };
    const articles =
      (await countOwnArticles(work, wanted)) === 0
        ? []
        : await listOwnArticles(work, { ...wanted, start: 0, limit: MOST });
    return {
      blogAuthors: await listAuthors(work, personId),
      articles: articles.map(({ language, title, state, publishedAt, publicSlug }) => ({
        language,
        title,
        state,
        publishedAt,
        address: `/read/${publicSlug}`,
      })),
    };
  },
  async erase(work, { personId }) {
    await forgetAuthorsPerson(work, personId);
  },
};
