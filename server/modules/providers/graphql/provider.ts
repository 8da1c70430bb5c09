import { isGrowOrAbove } from '#contracts/package-ids.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { hasNotPaid } from '#server/modules/packages/index.ts';
import type { BillingInformation, PublicProvider } from '../index.ts';
import { getPrivateDetails } from '../index.ts';
import { ImagesRef, imagesOfProvider, PhotoRef } from './images.ts';
import { LocationRef, SocialLinksRef } from './parts.ts';
import { B2bSubscriptionRef } from './plan.ts';
import {
  BusinessRoleRef,
  CategoryRef,
  PaymentSettingRef,
  PlanRef,
  ProviderRef,
  ProviderTypeRef,
} from './refs.ts';

const ONLY_FOR_ITSELF = 'Null unless the viewer runs this provider.';

const BillingInformationRef = builder.objectRef<BillingInformation>('BillingInformation').implement({
  description: 'Where a provider’s invoices go.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'Street and number.', nullable: true }),
    city: t.exposeString('city', { description: 'The town.', nullable: true }),
    countryCode: t.exposeString('countryCode', {
      description: 'ISO 3166-1 code of two letters.',
      nullable: true,
    }),
    email: t.exposeString('email', { description: 'Where invoices are mailed.', nullable: true }),
    piva: t.exposeString('piva', { description: 'VAT number.', nullable: true }),
    taxId: t.exposeString('piva', {
      description: 'The same VAT number under its other name.',
      nullable: true,
    }),
    fiscalCode: t.exposeString('fiscalCode', { description: 'Codice fiscale.', nullable: true }),
    latitude: t.exposeFloat('latitude', { description: 'Decimal degrees.', nullable: true }),
    longitude: t.exposeFloat('longitude', { description: 'Decimal degrees.', nullable: true }),
    sdi: t.exposeString('sdi', { description: 'Code for electronic invoices.', nullable: true }),
  }),
});

/** The private side for those who run the provider, else null. */
const privateDetails = (provider: PublicProvider, { work, actor }: RequestContext) =>
  getPrivateDetails(work, actor, provider.id);
const planOf = ({ id, plan }: PublicProvider) => ({ providerId: id, plan });

ProviderRef.implement({
  description: 'A wellness center or a professional, as the viewer may see it.',
  fields: (t) => ({
    id: t.field({ description: 'The provider’s id.', type: 'Id', resolve: ({ id }) => id }),
    cityId: t.string({
      description: 'The town in the place index, such as `it-milano`.',
      nullable: true,
      resolve: ({ location }) => location.cityKey,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    type: t.field({
      description: 'Center or professional.',
      type: ProviderTypeRef,
      resolve: ({ type }) => type,
    }),
    mainCategory: t.field({
      description: 'The first of its categories.',
      type: CategoryRef,
      nullable: true,
      resolve: ({ categories }) => categories[0],
    }),
    subCategory: t.field({
      description: 'The second of its categories.',
      type: CategoryRef,
      nullable: true,
      resolve: ({ categories }) => categories[1],
    }),
    categories: t.field({
      description: 'What it is, the main category first.',
      type: [CategoryRef],
      resolve: ({ categories }) => categories,
    }),
    description: t.exposeString('description', {
      description: 'Plain text; an empty line parts paragraphs.',
    }),
    photos: t.field({
      description: 'Its gallery, the main photo first.',
      type: [PhotoRef],
      resolve: ({ id, photos }) => photos.map((photo) => ({ providerId: id, photo })),
    }),
    images: t.field({
      description: 'The main photo; a drawn landscape while it has none.',
      type: ImagesRef,
      resolve: imagesOfProvider,
    }),
    location: t.field({
      description: 'Where it receives.',
      type: LocationRef,
      resolve: ({ location }) => location,
    }),
    phone: t.exposeString('phone', { description: 'As the provider writes it.', nullable: true }),
    email: t.exposeString('email', { description: 'For visitors.', nullable: true }),
    url: t.exposeString('url', { description: 'Its own site.', nullable: true }),
    socialLinks: t.field({
      description: 'Where else it can be followed.',
      type: SocialLinksRef,
      resolve: ({ socialLinks }) => socialLinks,
    }),
    blog: t.exposeString('blog', { description: 'Address of its blog.', nullable: true }),
    time: t.exposeString('openingTime', { description: 'Opening hours in its own words.', nullable: true }),
    timeNote: t.exposeString('timeNote', { description: 'A remark on the opening hours.', nullable: true }),
    tags: t.exposeStringList('tags', { description: 'Words it wants to be found by.' }),
    publishOnline: t.exposeBoolean('isPublished', { description: 'Whether it shows on the marketplace.' }),
    acceptPayments: t.field({
      description: 'How it wants to be paid.',
      type: PaymentSettingRef,
      resolve: ({ acceptPayments }) => acceptPayments,
    }),
    freeCancellationHours: t.exposeInt('freeCancellationHours', {
      description: 'Free of charge until that many hours before the start.',
    }),
    reservationOffset: t.exposeInt('reservationOffsetMinutes', {
      description: 'Minutes of notice before the earliest start.',
    }),
    defaultTimeSlotStep: t.exposeInt('defaultTimeSlotStep', {
      description: 'Minutes between starts where a service names none.',
    }),
    language: t.exposeString('language', { description: 'The language it works in: it, en or sv.' }),
    locked: t.exposeBoolean('isLocked', { description: 'Hidden and unbookable.' }),
    free: t.boolean({
      description: 'Whether it is on the package Free.',
      resolve: ({ plan }) => !isGrowOrAbove(plan.packageId),
    }),
    canUnlock: t.exposeBoolean('canUnlock', {
      description: 'Whether its owner may lift the lock by paying.',
    }),
    appName: t.exposeString('appName', { description: 'The name of its own app.', nullable: true }),
    clientProvider: t.exposeBoolean('clientProvider', {
      description: 'Whether it runs an app under its own name.',
    }),
    timezone: t.exposeString('timeZone', { description: 'IANA name; all its times are local to it.' }),
    created: t.field({
      description: 'Since when it is here.',
      type: 'DateTime',
      resolve: ({ createdAt }) => createdAt,
    }),
    active: t.exposeBoolean('isActive', { description: 'Whether it takes part at all.' }),
    subscribed: t.boolean({
      description: 'Whether a package it bought runs now.',
      resolve: ({ plan }, _args, { work }) => isGrowOrAbove(plan.packageId) && !hasNotPaid(plan, work.now()),
    }),
    hasNotPaid: t.boolean({
      description: 'Whether the package it bought has ended or was switched off: nothing can be booked then.',
      resolve: ({ plan }, _args, { work }) => hasNotPaid(plan, work.now()),
    }),
    userHasMembership: t.boolean({
      description: 'Whether the viewer holds a membership here.',
      resolve: () => false,
    }),
    membershipsCounter: t.int({
      description: 'How many memberships the viewer holds here.',
      resolve: () => 0,
    }),
    plan: t.field({ description: 'What it has bought from Radura.', type: PlanRef, resolve: planOf }),
    b2bSubscription: t.field({
      description: 'The running purchase of its package; null on Free.',
      type: B2bSubscriptionRef,
      nullable: true,
      resolve: (provider) => (isGrowOrAbove(provider.plan.packageId) ? planOf(provider) : null),
    }),
    role: t.field({
      type: BusinessRoleRef,
      description: 'The viewer’s role here; null for visitors.',
      nullable: true,
      resolve: async (provider, _args, context) =>
        (await privateDetails(provider, context)) ? 'owner' : null,
    }),
    ownerId: t.field({
      description: `The person it belongs to. ${ONLY_FOR_ITSELF}`,
      type: 'Id',
      nullable: true,
      resolve: async (provider, _args, context) => (await privateDetails(provider, context))?.ownerPersonId,
    }),
    notificationEmail: t.string({
      description: `Where it wants to be told of bookings. ${ONLY_FOR_ITSELF}`,
      nullable: true,
      resolve: async (provider, _args, context) =>
        (await privateDetails(provider, context))?.notificationEmail,
    }),
    invoicePrefix: t.string({
      description: `What its invoice numbers begin with. ${ONLY_FOR_ITSELF}`,
      nullable: true,
      resolve: async (provider, _args, context) => (await privateDetails(provider, context))?.invoicePrefix,
    }),
    billingInformation: t.field({
      description: `Where its invoices go. ${ONLY_FOR_ITSELF}`,
      type: BillingInformationRef,
      nullable: true,
      resolve: async (provider, _args, context) =>
        (await privateDetails(provider, context))?.billingInformation,
    }),
  }),
});
