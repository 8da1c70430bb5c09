import * as v from 'valibot';
import { AuthorForm, CategoryForm } from '#contracts/validation/article.ts';
import type { AdminViewer } from '#server/modules/authority/index.ts';
import { adminCommand, expectAdmin } from '#server/modules/authority/index.ts';
import { getCurrentUser } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { numbered, slugOf } from './slug.ts';
import type { BlogAuthor } from '../store/authors.ts';
import { insertAuthor, listAuthors, lockAuthor, setAuthorArchived, updateAuthor } from '../store/authors.ts';
import { updateCategory } from '../store/categories.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const MOST_NAMESAKES = 100;

const onAuthor = (subjectId: number, more: object) => ({ subject: 'blogAuthor', subjectId, ...more });

/** All authors for an administrator, oneself for an author. @throws Refusal as `expectAdmin` */
export async function getOwnAuthors(work: Work, actor: Actor): Promise<BlogAuthor[]> {
  const { extent, personId } = expectAdmin(work, actor, 'changeAuthors');
  return listAuthors(work, extent === 'own' ? personId : null);
}

/** Adds a name to write under, which nobody logs in as. @throws Refusal as `adminCommand`; invalidInput for a name that leaves no address */
export async function createAuthor(asking: Asking, input: unknown): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'createAuthor',
    action: 'manageAuthors',
    schema: AuthorForm,
    input,
    async run(tx, form) {
      const id = await addAuthor(tx, form, null);
      return { answer: { id }, changes: [onAuthor(id, { after: form })] };
    },
  });
}

/** Writes an author over; the address stays. @throws Refusal as `adminCommand`; notFound; changedMeanwhile */
export async function editAuthor(
  asking: Asking,
  { id, version }: { id: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'editAuthor',
    action: 'changeAuthors',
    of: { id, version },
    schema: AuthorForm,
    input,
    async run(tx, form, viewer) {
      const before = await lockAuthor(tx, id);
      if (!before || !isOwn(before, viewer)) throw new Refusal('notFound');
      if (before.version !== version) throw new Refusal('changedMeanwhile');
      await updateAuthor(tx, id, form);
      return { answer: { id }, changes: [onAuthor(id, { before, after: form })] };
    },
  });
}

/** Takes an author from those who write, or back; the articles stay. @throws Refusal as `adminCommand`; notFound */
export async function archiveAuthor(
  asking: Asking,
  { id, isArchived }: { id: number; isArchived: boolean },
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: isArchived ? 'archiveAuthor' : 'restoreAuthor',
    action: 'manageAuthors',
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      if (!(await lockAuthor(tx, id))) throw new Refusal('notFound');
      await setAuthorArchived(tx, id, isArchived);
      return { answer: { id }, changes: [onAuthor(id, { after: { isArchived } })] };
    },
  });
}

/** Writes a category's names and colour over. @throws Refusal as `adminCommand`; notFound */
export async function editBlogCategory(asking: Asking, id: number, input: unknown): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'editBlogCategory',
    action: 'changeCategories',
    of: { id },
    schema: CategoryForm,
    input,
    async run(tx, form) {
      const before = await updateCategory(tx, id, form);
      if (!before) throw new Refusal('notFound');
      const change = { subject: 'blogCategory', subjectId: id, before, after: form };
      return { answer: { id }, changes: [change] };
    },
  });
}

const isOwn = ({ personId }: BlogAuthor, viewer: AdminViewer): boolean =>
  viewer.extent === 'all' || personId === viewer.personId;

/** @throws Refusal invalidInput for a name that leaves no address; alreadyAssigned for a person who has one */
export async function addAuthor(tx: Work, form: AuthorForm, personId: number | null): Promise<number> {
  const slug = slugOf(form.displayName).slice(0, 70).replace(/-+$/, '');
  if (slug === '') throw new Refusal('invalidInput', { affected: ['displayName'] });
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    const id = await insertAuthor(tx, {
      ...form,
      personId,
      slug: number === 1 ? slug : numbered(slug, number),
    });
    if (id !== null) return id;
  }
  throw new Refusal('alreadyAssigned', { affected: ['displayName'] });
}

/** The name that somebody writes under, made of their own name at first. @throws Refusal cannotUpdate for one who is archived */
export async function authorOfPerson(tx: Work, personId: number): Promise<number> {
  await tx.lock([`blog author ${personId}`]);
  const [known] = await listAuthors(tx, personId);
  if (known?.isArchived) throw new Refusal('cannotUpdate');
  if (known) return known.id;
  const { firstname, lastname } = await getCurrentUser(tx, personId);
  const displayName = [firstname, lastname].filter(Boolean).join(' ').trim() || 'Radura';
  const form = {
    displayName,
    jobTitleIt: '',
    jobTitleEn: '',
    biographyIt: '',
    biographyEn: '',
    picture: null,
  };
  return addAuthor(tx, slugOf(displayName) === '' ? { ...form, displayName: 'Radura' } : form, personId);
}
