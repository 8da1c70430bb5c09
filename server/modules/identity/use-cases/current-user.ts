import * as v from 'valibot';
import { isLocale } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import type { BusinessRole, UserType } from '#contracts/roles.ts';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import { userInput } from '#contracts/validation/user-input.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Agreement, UserRow } from '../store/profiles.ts';
import { readAgreements, readUser, saveAgreements, saveProfile, setLanguage } from '../store/profiles.ts';
import { listProviderRoles } from '../store/provider-roles.ts';

export interface CurrentUser extends Omit<UserRow, 'language' | 'role'> {
  userLanguage: Locale;
  /** The highest of all roles. */
  role: UserType;
  businesses: { providerId: number; role: BusinessRole }[];
  agreements: Agreement[];
}

/** Somebody's own data, without anything that opens a door (specification sections 3 and 7). */
export async function getCurrentUser(work: Work, personId: number): Promise<CurrentUser> {
  const user = await readUser(work, personId);
  if (!user) throw new Refusal('errorUserNotFound');
  const { language, role, ...rest } = user;
  const businesses = await listProviderRoles(work, personId);
  return {
    ...rest,
    userLanguage: isLocale(language) ? language : 'en',
    role:
      role === 'admin'
        ? role
        : (BUSINESS_ROLES.find((held) => businesses.some((at) => at.role === held)) ?? role),
    businesses,
    agreements: await readAgreements(work, personId),
  };
}

/**
 * Changes somebody's own data: what is given, nothing else (specification section 7).
 * @param typed as the API received it
 * @throws Refusal clientDataNotValid with the fields; cannotUpdate when the profile changed since it was read
 */
export async function updateUser(work: Work, personId: number, typed: object): Promise<CurrentUser> {
  const today = work.now().toISOString().slice(0, 10);
  const parsed = v.safeParse(userInput(today), typed);
  if (!parsed.success) {
    const affected = [...new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)))];
    throw new Refusal('clientDataNotValid', {
      inputs: affected.map((field) => ({ code: field, affected: [field] })),
    });
  }
  const { version, userLanguage, ...profile } = parsed.output;
  return work.transaction(async (tx) => {
    if (!(await saveProfile(tx, personId, version, profile))) throw new Refusal('cannotUpdate');
    if (userLanguage !== undefined) await setLanguage(tx, personId, userLanguage);
    const changed = Object.keys(profile);
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'profileChanged',
      subject: 'person',
      subjectId: personId,
      after: { changed },
    });
    return getCurrentUser(tx, personId);
  });
}

/** Notes what somebody agrees to (specification sections 2 and 3); every decision stays in the audit log. */
export async function updateAgreements(
  work: Work,
  personId: number,
  agreements: readonly Agreement[],
): Promise<CurrentUser> {
  return work.transaction(async (tx) => {
    await saveAgreements(tx, personId, agreements);
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'agreementsChanged',
      subject: 'person',
      subjectId: personId,
      after: { agreements },
    });
    return getCurrentUser(tx, personId);
  });
}
