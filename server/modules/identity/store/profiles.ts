import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

export interface Agreement {
  type: 'sharing' | 'email' | 'marketing';
  decision: 'Y' | 'N';
}

/** What people tell about themselves; null where they told nothing. */
export interface Profile {
  firstname: string;
  lastname: string;
  phone: string | null;
  gender: 'M' | 'F' | null;
  /** A local date. */
  birthday: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  /** Two letters, ISO 3166. */
  country: string | null;
  url: string | null;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  skype: string | null;
  twitter: string | null;
  youtube: string | null;
  describedName: string | null;
  codiceFiscale: string | null;
  piva: string | null;
  sdi: string | null;
  timezone: string;
}

export interface UserRow extends Profile {
  id: number;
  email: string;
  language: string;
  verifiedAt: Date | null;
  role: 'customer' | 'author' | 'admin';
  active: boolean;
  created: Date;
  tags: string[];
  avatarKey: string | null;
  completedOnboarding: boolean;
  version: number;
}

/** Gives a person an empty profile with these names; one that is there stays as it is. */
export async function addProfile(
  work: Work,
  personId: number,
  names: { firstname?: string; lastname?: string } = {},
): Promise<void> {
  await identityTables(work)
    .insertInto('profiles')
    .values({ person_id: personId, ...names, updated_at: work.now() })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
}

/** Log-in, person and profile as one; null for who has no log-in, such as a guest. */
export async function readUser(work: Work, personId: number): Promise<UserRow | null> {
  const row = await identityTables(work)
    .selectFrom('log_ins')
    .innerJoin('people', 'people.id', 'log_ins.person_id')
    .innerJoin('profiles', 'profiles.person_id', 'log_ins.person_id')
    .selectAll('profiles')
    .select([
      'people.email',
      'people.language',
      'people.verified_at',
      'log_ins.role',
      'log_ins.active',
      'log_ins.created_at',
    ])
    .where('log_ins.person_id', '=', personId)
    .executeTakeFirst();
  if (!row) return null;
  const { firstname, lastname, phone, birthday, address, city, postcode, country, url } = row;
  const { facebook, instagram, linkedin, skype, twitter, youtube, tags, piva, sdi, active, version } = row;
  const told = {
    firstname,
    lastname,
    phone,
    birthday,
    address,
    city,
    postcode,
    country,
    url,
    tags,
    piva,
    sdi,
  };
  const elsewhere = { facebook, instagram, linkedin, skype, twitter, youtube };
  return {
    ...told,
    ...elsewhere,
    active,
    version,
    id: row.person_id,
    email: row.email,
    language: row.language,
    verifiedAt: row.verified_at,
    role: row.role,
    gender: row.gender,
    describedName: row.described_name,
    codiceFiscale: row.codice_fiscale,
    timezone: row.time_zone,
    created: row.created_at,
    avatarKey: row.avatar_key,
    completedOnboarding: row.completed_onboarding,
  };
}

/** Saves what is given and leaves the rest. @returns false when somebody changed the profile since `version` was read */
export async function saveProfile(
  work: Work,
  personId: number,
  version: number,
  { codiceFiscale, describedName, timezone, ...rest }: Partial<Profile>,
): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('profiles')
    .set((eb) => ({
      ...rest,
      ...(codiceFiscale !== undefined && { codice_fiscale: codiceFiscale }),
      ...(describedName !== undefined && { described_name: describedName }),
      ...(timezone !== undefined && { time_zone: timezone }),
      version: eb('version', '+', 1),
      updated_at: work.now(),
    }))
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function avatarKeyOf(work: Work, personId: number): Promise<string | null> {
  const row = await identityTables(work)
    .selectFrom('profiles')
    .select('avatar_key')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.avatar_key ?? null;
}

/** @returns the key of the picture before, whose files may go; the profile stays locked until the transaction ends */
export async function setAvatarKey(work: Work, personId: number, key: string | null): Promise<string | null> {
  const before = await identityTables(work)
    .selectFrom('profiles')
    .select('avatar_key')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  await identityTables(work)
    .updateTable('profiles')
    .set({ avatar_key: key, updated_at: work.now() })
    .where('person_id', '=', personId)
    .execute();
  return before?.avatar_key ?? null;
}

/** Notes that the person has set a business up, or goes on without. */
export async function completeOnboarding(work: Work, personId: number): Promise<void> {
  await identityTables(work)
    .updateTable('profiles')
    .set({ completed_onboarding: true })
    .where('person_id', '=', personId)
    .execute();
}

export async function setLanguage(work: Work, personId: number, language: Locale): Promise<void> {
  await identityTables(work).updateTable('people').set({ language }).where('id', '=', personId).execute();
}

/** Writes the given decisions with their time; of a type that comes twice the last counts, others stay. */
export async function saveAgreements(
  work: Work,
  personId: number,
  agreements: readonly Agreement[],
): Promise<void> {
  const last = new Map(agreements.map((agreement) => [agreement.type, agreement.decision]));
  if (last.size === 0) return;
  await identityTables(work)
    .insertInto('agreements')
    .values(
      [...last].map(([type, decision]) => ({ person_id: personId, type, decision, decided_at: work.now() })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'type'])
        .doUpdateSet((eb) => ({ decision: eb.ref('excluded.decision'), decided_at: work.now() })),
    )
    .execute();
}

/** What was decided was decided by nobody known: from now on nothing ever was. */
export async function deleteAgreements(work: Work, personId: number): Promise<void> {
  await identityTables(work).deleteFrom('agreements').where('person_id', '=', personId).execute();
}

export async function readAgreements(work: Work, personId: number): Promise<Agreement[]> {
  return identityTables(work)
    .selectFrom('agreements')
    .select(['type', 'decision'])
    .where('person_id', '=', personId)
    .orderBy('type')
    .execute();
}
