import { entriesAbout } from '#server/kernel/audit.ts';
import { forgetJobs } from '#server/kernel/forget-jobs.ts';
import type { RetentionRule, PersonalDataSource } from '#server/kernel/personal-data.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockPerson, readPersonalRows, readSignInRows, removeLogIn } from '../store/personal-data.ts';
import { SEND_ACCOUNT_LINK_JOB } from './confirm-user.ts';
import { listFormerEmails } from '../store/former-emails.ts';
import { getPerson } from './get-person.ts';
import type { Person } from './get-person.ts';

const OF_PERSON: RetentionRule = { leftWhen: 't.person_id = gone.id' };

/** What is held about people themselves and how they come in. Erased last: other modules' rows point to it. */
export const identityPersonalData: PersonalDataSource = {
  placeInExport: 10,
  tables: {
    people: { leftWhen: "t.id = gone.id and (t.email <> '' or t.verified_at is not null)" },
    log_ins: OF_PERSON,
    provider_roles: OF_PERSON,
    profiles: OF_PERSON,
    agreements: OF_PERSON,
    login_sessions: OF_PERSON,
    known_addresses: OF_PERSON,
    log_in_codes: OF_PERSON,
    former_emails: OF_PERSON,
    authenticator_apps: OF_PERSON,
    recovery_codes: OF_PERSON,
    passkeys: OF_PERSON,
    person_pins: OF_PERSON,
    device_people: OF_PERSON,
  },
  async export(work, _deps, { personId }) {
    const rows = await readPersonalRows(work, personId);
    const log = await entriesAbout(work, { subjects: ['person', 'logIn'], subjectId: personId });
    return {
      ...rows,
      agreementHistory: log.flatMap(({ happenedAt, after }) =>
        agreementsIn(after).map((decision) => ({ decidedAt: happenedAt, ...decision })),
      ),
      ...(await readSignInRows(work, personId)),
      changesOfTheAccount: log.map(({ happenedAt, action }) => ({ happenedAt, action })),
    };
  },
  async erase(work, { personId }) {
    const person = await lockPerson(work, personId);
    if (person) await forgetJobs(work, SEND_ACCOUNT_LINK_JOB, { key: person.emailKey });
    await removeLogIn(work, personId);
  },
};

/** The e-mails somebody's account had before and nobody has now, as they were spelled. */
export async function formerEmails(work: Work, personId: number): Promise<string[]> {
  return listFormerEmails(work, personId);
}

/** Locks a person who wants to leave, against a second request at once. @returns null for somebody who has left */
export async function personToLeave(work: Work, personId: number): Promise<Person | null> {
  return (await lockPerson(work, personId)) && getPerson(work, personId);
}

/** The log keeps decisions as they were given: with the registration, or later. */
function agreementsIn(after: unknown): object[] {
  const { agreements } = (after ?? {}) as { agreements?: object[] }; // sign-up and updateAgreements write it so
  return agreements ?? [];
}
