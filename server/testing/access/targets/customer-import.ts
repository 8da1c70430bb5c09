import { aCheckedImport } from '#server/modules/customer-import/builders.ts';
import { requestUpload } from '#server/modules/media/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';
import { otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';

let made = 0;

/** Of their own list they see the rows that name customers of theirs. */
export const SHOWS_IMPORT = { shows: ['customer_imports.id', 'customer_imports.file_name'] };

async function checkedAt({ app, vera }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const rows = [
    ['Nome', 'E-mail'],
    [`Ada ${(made += 1)}`, `ada-${made}@esempio.it`],
  ];
  return aCheckedImport(app.work(), { providerId, personId: vera.personId, rows });
}

const anotherImport =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await checkedAt(town, otherPlaceOf(town, me)) }];

const imported = (more: Args = {}): AccessTarget =>
  ofProvider(
    'an import of customers',
    async (town, _me, place) => ({ id: await checkedAt(town, place), ...more }),
    { id: anotherImport('id') },
  );

export const IMPORTS = ofProvider('the imports of customers', () => ({}));
export const IMPORT = imported();
export const IMPORT_ROWS = imported({ outcome: 'new' });
export const IMPORT_TO_START = imported({ version: 1 });
export const IMPORT_COLUMNS = imported({ version: 1, columns: ['lastname', 'email'] });
export const IMPORT_UPLOAD = ofProvider('an upload of customers', () => ({ fileName: 'clienti.csv' }));

async function sentUpload(town: Town, { personId, browser }: Member, providerId: number): Promise<number> {
  const { app } = town;
  const { uploadId, presignedUrl } = await requestUpload(app.work(), app.deps, {
    personId,
    purpose: 'customerImport',
    providerId,
    fileType: 'csv',
    contentType: 'text/csv',
    mostBytes: 1024,
  });
  const { status } = await browser.call({
    method: 'PUT',
    path: presignedUrl.replace(app.deps.origin, ''),
    headers: { 'content-type': 'text/csv' },
    body: new TextEncoder().encode('Nome\nAda Verdi\n'),
  });
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
  return uploadId;
}

/** Of one import at a time: whatever was open is put away first. */
async function closeOpen({ app }: Town, { providerId }: ProviderOfTown): Promise<void> {
  await app.pool.query(
    `update customer_imports set state = 'discarded', ended_at = now() where provider_id = $1 and ended_at is null`,
    [providerId],
  );
}

export const NEW_IMPORT = ofProvider(
  'customers to import',
  async (town, me, place) => {
    await closeOpen(town, place);
    const uploadId = await sentUpload(town, me, place.providerId);
    return { input: { from: 'file', fileName: 'clienti.csv', uploadId } };
  },
  {
    'input.uploadId': async (town, me) => {
      const { providerId } = placeOf(town, me);
      return [
        { 'input.uploadId': await sentUpload(town, town.vera, providerId) },
        { 'input.uploadId': await sentUpload(town, me, otherPlaceOf(town, me).providerId) },
      ];
    },
  },
);

/** The file of a report: its address names provider and import. */
export const IMPORT_REPORT = imported({ outcome: 'new' });

export const IMPORTS_SCREEN = screen('the imports of customers', () => ({}));
export const PASTED_TO_IMPORT = screen('pasted customers', async (town, _me, place) => {
  await closeOpen(town, place);
  return { form: { intent: 'paste', text: 'Nome\nAda Verdi' } };
});
export const IMPORT_SCREEN = screen(
  'an import of customers',
  async (town, _me, place) => ({ id: await checkedAt(town, place) }),
  {
    id: anotherImport('id'),
  },
);
export const IMPORT_SCREEN_TO_START = screen(
  'an import of customers to start',
  async (town, _me, place) => ({ id: await checkedAt(town, place), form: { intent: 'start', version: '1' } }),
  { id: anotherImport('id') },
);
