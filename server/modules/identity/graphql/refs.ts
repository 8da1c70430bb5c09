import { LOCALES } from '#contracts/languages.ts';
import { USER_TYPES } from '#contracts/roles.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Ceremony } from '../use-cases/passkey-ceremony.ts';
import type { CurrentUser } from '../use-cases/current-user.ts';

export const Language = builder.enumType('Language', {
  description: 'A language of screens and mails.',
  values: LOCALES,
});

export const AgreementType = builder.enumType('AgreementType', {
  description: 'What one may agree to.',
  values: ['sharing', 'email', 'marketing'] as const,
});
export const AgreementDecision = builder.enumType('AgreementDecision', {
  description: 'Yes or no.',
  values: ['Y', 'N'] as const,
});
const UserType = builder.enumType('UserType', {
  description: 'What somebody is: in the whole marketplace, or at a provider.',
  values: USER_TYPES,
});
const UserStatus = builder.enumType('UserStatus', {
  description: 'Whether a log-in lets its person in.',
  values: ['active', 'inactive'] as const,
});
const Gender = builder.enumType('Gender', {
  description: 'As the person told it.',
  values: { F: { description: 'Female.' }, M: { description: 'Male.' } } as const,
});

export const Agreement = builder.objectRef<CurrentUser['agreements'][number]>('Agreement').implement({
  description: 'What somebody agreed to, or not.',
  fields: (t) => ({
    type: t.expose('type', { type: AgreementType, description: 'sharing, email or marketing.' }),
    decision: t.expose('decision', { type: AgreementDecision, description: 'Y or N.' }),
  }),
});

const Consents = builder.objectRef<readonly { type: string; decision: string }[]>('Consents').implement({
  description: 'The agreements as yes or no; what was never decided is a no.',
  fields: (t) => {
    const toAgreement = (type: string, description: string) =>
      t.boolean({
        description,
        resolve: (agreements) => agreements.some((one) => one.type === type && one.decision === 'Y'),
      });
    return {
      mail: toAgreement('email', 'To news by e-mail.'),
      marketing: toAgreement('marketing', 'To offers of the platform.'),
      dataSharing: toAgreement('sharing', 'To sharing contact data with providers.'),
    };
  },
});

/** The signed-in person (specification section 3, "User"), without anything that opens a door. */
export const User = builder.objectRef<CurrentUser>('User').implement({
  description: 'The signed-in person, to themselves.',
  fields: (t) => {
    const nothingYet = (description: string) =>
      t.field({ type: 'Id', nullable: true, description, resolve: () => null });
    return {
      id: t.field({ type: 'Id', description: 'The person.', resolve: ({ id }) => id }),
      username: t.string({
        description: 'What one signs in with: the e-mail.',
        resolve: ({ email }) => email,
      }),
      email: t.exposeString('email', { description: 'Where mails go.' }),
      verifiedEmail: t.boolean({
        description: 'Whether the e-mail is proved.',
        resolve: ({ verifiedAt }) => verifiedAt !== null,
      }),
      name: t.string({ description: 'First name.', resolve: ({ firstname }) => firstname }),
      firstname: t.exposeString('firstname', { description: 'First name.' }),
      lastname: t.exposeString('lastname', { description: 'Family name.' }),
      surname: t.string({ description: 'Family name.', resolve: ({ lastname }) => lastname }),
      fullname: t.string({
        description: 'Both names.',
        resolve: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
      }),
      describedName: t.exposeString('describedName', {
        nullable: true,
        description: 'How one likes to be called.',
      }),
      phone: t.exposeString('phone', { nullable: true, description: 'Telephone.' }),
      gender: t.expose('gender', {
        type: Gender,
        nullable: true,
        description: 'M, F or nothing told.',
      }),
      birthday: t.exposeString('birthday', { nullable: true, description: 'A local date, YYYY-MM-DD.' }),
      address: t.exposeString('address', { nullable: true, description: 'Street and number.' }),
      city: t.exposeString('city', { nullable: true, description: 'Town.' }),
      postcode: t.exposeString('postcode', { nullable: true, description: 'Postal code.' }),
      country: t.exposeString('country', { nullable: true, description: 'Two letters (ISO 3166).' }),
      url: t.exposeString('url', { nullable: true, description: 'Own site.' }),
      facebook: t.exposeString('facebook', { nullable: true, description: 'Address of the profile there.' }),
      instagram: t.exposeString('instagram', {
        nullable: true,
        description: 'Address of the profile there.',
      }),
      linkedin: t.exposeString('linkedin', { nullable: true, description: 'Address of the profile there.' }),
      skype: t.exposeString('skype', { nullable: true, description: 'Name there.' }),
      twitter: t.exposeString('twitter', { nullable: true, description: 'Address of the profile there.' }),
      youtube: t.exposeString('youtube', { nullable: true, description: 'Address of the profile there.' }),
      tags: t.exposeStringList('tags', { description: 'Words about the person.' }),
      codiceFiscale: t.exposeString('codiceFiscale', { nullable: true, description: 'Italian tax code.' }),
      piva: t.exposeString('piva', { nullable: true, description: 'VAT number.' }),
      sdi: t.exposeString('sdi', { nullable: true, description: 'Code for electronic invoices.' }),
      timezone: t.exposeString('timezone', { description: 'IANA name.' }),
      userLanguage: t.expose('userLanguage', {
        type: Language,
        description: 'it or en: the language of mails and screens.',
      }),
      role: t.expose('role', {
        type: UserType,
        description: `The highest role: ${USER_TYPES.join(', ')}.`,
      }),
      active: t.exposeBoolean('active', { description: 'Whether the log-in is active.' }),
      status: t.field({
        type: UserStatus,
        description: 'active or inactive.',
        resolve: ({ active }) => (active ? 'active' : 'inactive'),
      }),
      created: t.field({
        type: 'DateTime',
        description: 'Since when there is a log-in.',
        resolve: ({ created }) => created,
      }),
      completedOnboarding: t.exposeBoolean('completedOnboarding', {
        description: 'Whether the first steps are behind.',
      }),
      providersIds: t.field({
        type: ['Id'],
        description: 'Providers the person works at.',
        resolve: ({ businesses }) => businesses.map((at) => at.providerId),
      }),
      ownerIds: t.field({
        type: ['Id'],
        description: 'Providers the person owns.',
        resolve: ({ businesses }) =>
          businesses.filter((at) => at.role === 'owner').map((at) => at.providerId),
      }),
      providerId: t.field({
        type: 'Id',
        nullable: true,
        description: 'The first provider the person works at.',
        resolve: ({ businesses }) => businesses[0]?.providerId ?? null,
      }),
      ownerId: t.field({
        type: 'Id',
        nullable: true,
        description: 'The person, where they own a provider.',
        resolve: ({ id, businesses }) => (businesses.some((at) => at.role === 'owner') ? id : null),
      }),
      blacklisted: t.boolean({
        description: 'Always false to oneself: providers keep such lists to themselves.',
        resolve: () => false,
      }),
      blockContent: t.boolean({ description: 'Whether bought content is withheld.', resolve: () => false }),
      note: t.string({
        nullable: true,
        description: "A provider's note about a customer; never shown to the person.",
        resolve: () => null,
      }),
      resourceId: nothingYet('The person as staff of a provider; null to oneself.'),
      customerId: nothingYet('The person as a customer of one provider; null to oneself.'),
      svcGroupId: nothingYet('The group of customers at one provider; null to oneself.'),
      groupColor: t.string({ nullable: true, description: 'Colour of that group.', resolve: () => null }),
      agreements: t.field({
        type: [Agreement],
        description: 'What was agreed to; absent types were never decided.',
        resolve: ({ agreements }) => agreements,
      }),
      consents: t.field({
        type: Consents,
        description: 'The same for mail, marketing and data sharing.',
        resolve: ({ agreements }) => agreements,
      }),
      version: t.exposeInt('version', { description: 'Goes back with an update: an older one is refused.' }),
    };
  },
});

export const Report = builder.objectRef<{ status: number; message: string }>('Report').implement({
  description: 'That something was done (specification section 7).',
  fields: (t) => ({
    status: t.exposeInt('status', { description: '200.' }),
    message: t.exposeString('message', { description: 'A sentence in the asked language.' }),
  }),
});

export const PasskeyCeremony = builder.objectRef<Ceremony>('PasskeyCeremony').implement({
  description: 'What a browser needs to make or use a passkey.',
  fields: (t) => ({
    session: t.exposeString('session', { description: 'Comes back with the answer; five minutes.' }),
    options: t.field({
      type: 'Json',
      description: 'For navigator.credentials, as JSON (WebAuthn level 3).',
      resolve: ({ options }) => options,
    }),
  }),
});
