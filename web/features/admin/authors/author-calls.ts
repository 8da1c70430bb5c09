import type { OwnAuthorSeen } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { OwnAuthorSeen };

export const OWN_AUTHORS = operation(`query OwnAuthors {
  getOwnAuthors { ...OwnAuthorSeen }
}
fragment OwnAuthorSeen on OwnAuthor {
  id Slug displayName jobTitleIt jobTitleEn biographyIt biographyEn image isArchived hasLogIn version
}`);

export const CREATE_AUTHOR = operation(
  'mutation CreateAuthor($input: AuthorInput!) { createAuthor(input: $input) }',
);

export const EDIT_AUTHOR = operation(
  'mutation EditAuthor($id: Id!, $version: Int!, $input: AuthorInput!) { editAuthor(id: $id, version: $version, input: $input) }',
);

export const ARCHIVE_AUTHOR = operation('mutation ArchiveAuthor($id: Id!) { archiveAuthor(id: $id) }');
export const RESTORE_AUTHOR = operation('mutation RestoreAuthor($id: Id!) { restoreAuthor(id: $id) }');
