import { LOCALES } from '#contracts/languages.ts';
import { USER_TYPES } from '#contracts/roles.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Ceremony } from '../use-cases/passkey-ceremony.ts';
import type { CurrentUser } from '../use-cases/current-user.ts';

export const Language = builder.enumType('Language', {
  description: 'Language of screens and mails.',
  values: LOCALES,
});

export const AgreementType = builder.enumType('AgreementType', {
  description: 'Type of a consent.',
  values: ['sharing', 'email', 'marketing'] as const,
});
export const AgreementDecision = builder.enumType('AgreementDecision', {
  description: 'Yes or no.',
  values: ['Y', 'N'] as const,
});
const UserType = builder.enumType('UserType', {
  description: 'Role in the marketplace or at a provider.',
  values: USER_TYPES,
});
const UserStatus = builder.enumType('UserStatus', {
  description: 'Whether a log-in is active.',
  values: ['active', 'inactive'] as const,
});
const Gender = builder.enumType('Gender', {
  description: 'Gender, as the person gave it.',
  values: { F: { description: 'Female.' }, M: { description: 'Male.' } } as const,
});

export const Agreement = builder.objectRef<CurrentUser['agreements'][number]>('Agreement').implement({
  description: 'A consent and its decision.',
  fields: (t) => ({
    type: t.expose('type', { type: AgreementType, description: 'sharing, email or marketing.' }),
    decision: t.expose('decision', { type: AgreementDecision, description: 'Y or N.' }),
  }),
});

const Consents = builder.objectRef<readonly { type: string; decision: string }[]>('Consents').implement({
  description: 'Consents as booleans; undecided ones are false.',
  fields: (t) => {
    const toAgreement = (type: string, description: string) =>
      t.boolean({
        description,
        resolve: (agreements) => agreements.some((one) => one.type === type && one.decision === 'Y'),
      });
    return {
      mail: toAgreement('email', 'News by e-mail.'),
      marketing: toAgreement('marketing', 'Marketing of the platform.'),
      dataSharing: toAgreement('sharing', 'Sharing contact data with providers.'),
    };
  },
});

/** The signed-in person (specification section 3, "User"), without anything that opens a door. */
export const User = builder.objectRef<CurrentUser>('User').implement({
  description: 'The signed-in person, as they see themselves.',
  fields: (t) => {
    const nothingYet = (description: string) =>
      t.field({ type: 'Id', nullable: true, description, resolve: () => null });
    return {
      id: t.field({ type: 'Id', description: 'Id of the person.', resolve: ({ id }) => id }),
      username: t.string({
        description: 'Sign-in name: the e-mail.',
        resolve: ({ email }) => email,
      }),
      email: t.exposeString('email', { description: 'E-mail address.' }),
      verifiedEmail: t.boolean({
        description: 'Whether the e-mail is proved.',
        resolve: ({ verifiedAt }) => verifiedAt !== null,
      }),
      name: t.string({ description: 'First name.', resolve: ({ firstname }) => firstname }),
      firstname: t.exposeString('firstname', { description: 'First name.' }),
      lastname: t.exposeString('lastname', { description: 'Last name.' }),
      surname: t.string({ description: 'Last name.', resolve: ({ lastname }) => lastname }),
      fullname: t.string({
        description: 'First and last name.',
        resolve: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
      }),
      describedName: t.exposeString('describedName', {
        nullable: true,
        description: 'Preferred name.',
      }),
      phone: t.exposeString('phone', { nullable: true, description: 'Telephone.' }),
      gender: t.expose('gender', {
        type: Gender,
        nullable: true,
        description: 'M, F or null.',
      }),
      birthday: t.exposeString('birthday', { nullable: true, description: 'A local date, YYYY-MM-DD.' }),
      address: t.exposeString('address', { nullable: true, description: 'Street and number.' }),
      city: t.exposeString('city', { nullable: true, description: 'Town.' }),
      postcode: t.exposeString('postcode', { nullable: true, description: 'Postal code.' }),
      country: t.exposeString('country', { nullable: true, description: 'Two letters (ISO 3166).' }),
      url: t.exposeString('url', { nullable: true, description: 'Website.' }),
      facebook: t.exposeString('facebook', { nullable: true, description: 'Address of the profile.' }),
      instagram: t.exposeString('instagram', {
        nullable: true,
        description: 'Address of the profile.',
      }),
      linkedin: t.exposeString('linkedin', { nullable: true, description: 'Address of the profile.' }),
      skype: t.exposeString('skype', { nullable: true, description: 'Skype name.' }),
      twitter: t.exposeString('twitter', { nullable: true, description: 'Address of the profile.' }),
      youtube: t.exposeString('youtube', { nullable: true, description: 'Address of the profile.' }),
      tags: t.exposeStringList('tags', { description: 'Keywords about the person.' }),
      codiceFiscale: t.exposeString('codiceFiscale', { nullable: true, description: 'Italian tax code.' }),
      piva: t.exposeString('piva', { nullable: true, description: 'VAT number.' }),
      sdi: t.exposeString('sdi', { nullable: true, description: 'SDI code for electronic invoices.' }),
      timezone: t.exposeString('timezone', { description: 'IANA name.' }),
      userLanguage: t.expose('userLanguage', {
        type: Language,
        description: 'it or en: language of mails and screens.',
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
        description: 'When the log-in was created.',
        resolve: ({ created }) => created,
      }),
      completedOnboarding: t.exposeBoolean('completedOnboarding', {
        description: 'Whether the first steps are completed.',
      }),
      providersIds: t.field({
        type: ['Id'],
        description: 'Ids of providers the person works at.',
        resolve: ({ businesses }) => businesses.map((at) => at.providerId),
      }),
      ownerIds: t.field({
        type: ['Id'],
        description: 'Ids of providers the person owns.',
        resolve: ({ businesses }) =>
          businesses.filter((at) => at.role === 'owner').map((at) => at.providerId),
      }),
      providerId: t.field({
        type: 'Id',
        nullable: true,
        description: 'Id of the first provider the person works at.',
        resolve: ({ businesses }) => businesses[0]?.providerId ?? null,
      }),
      ownerId: t.field({
        type: 'Id',
        nullable: true,
        description: 'Id of the person, if they own a provider.',
        resolve: ({ id, businesses }) => (businesses.some((at) => at.role === 'owner') ? id : null),
      }),
      blacklisted: t.boolean({
        description: 'Always false: providers do not reveal their lists.',
        resolve: () => false,
      }),
      blockContent: t.boolean({ description: 'Whether bought content is withheld.', resolve: () => false }),
      note: t.string({
        nullable: true,
        description: 'A provider’s note about a customer; never shown to the person.',
        resolve: () => null,
      }),
      resourceId: nothingYet('Staff id at a provider; always null here.'),
      customerId: nothingYet('Customer id at one provider; always null here.'),
      svcGroupId: nothingYet('Customer group at one provider; always null here.'),
      groupColor: t.string({ nullable: true, description: 'Colour of that group.', resolve: () => null }),
      agreements: t.field({
        type: [Agreement],
        description: 'Consents; types never decided are missing.',
        resolve: ({ agreements }) => agreements,
      }),
      consents: t.field({
        type: Consents,
        description: 'Consents for mail, marketing and data sharing.',
        resolve: ({ agreements }) => agreements,
      }),
      version: t.exposeInt('version', {
        description: 'Version to send with an update; an older one is refused.',
      }),
    };
  },
});

export const Report = builder.objectRef<{ status: number; message: string }>('Report').implement({
  description: 'Confirmation of an action (specification section 7).',
  fields: (t) => ({
    status: t.exposeInt('status', { description: 'Always 200.' }),
    message: t.exposeString('message', { description: 'Message in the requested language.' }),
  }),
});

export const PasskeyCeremony = builder.objectRef<Ceremony>('PasskeyCeremony').implement({
  description: 'Data a browser needs to create or use a passkey.',
  fields: (t) => ({
    session: t.exposeString('session', { description: 'Session to send with the response; five minutes.' }),
    options: t.field({
      type: 'Json',
      description: 'For navigator.credentials, as JSON (WebAuthn level 3).',
      resolve: ({ options }) => options,
    }),
  }),
});
