import { isGrowOrAbove } from '#contracts/package-ids.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { hasNotPaid } from '#server/modules/packages/index.ts';
import type { PublicProvider } from '../index.ts';
import { getPrivateDetails } from '../index.ts';
import { BillingInformationRef } from './billing.ts';
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

/** The private side for those who run the provider, else null. */
const privateDetails = (provider: PublicProvider, { work, actor }: RequestContext) =>
  getPrivateDetails(work, actor, provider.id);
const planOf = ({ id, plan }: PublicProvider) => ({ providerId: id, plan });

ProviderRef.implement({
  description: 'A wellness center or a professional, as the viewer may see it.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the provider.', type: 'Id', resolve: ({ id }) => id }),
    cityId: t.string({
      description: 'Key of the town in the place index, such as `it-milano`.',
      nullable: true,
      resolve: ({ location }) => location.cityKey,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    type: t.field({
      description: 'Center or professional.',
      type: ProviderTypeRef,
      resolve: ({ type }) => type,
    }),
    mainCategory: t.field({
      description: 'First of its categories.',
      type: CategoryRef,
      nullable: true,
      resolve: ({ categories }) => categories[0],
    }),
    subCategory: t.field({
      description: 'Second of its categories.',
      type: CategoryRef,
      nullable: true,
      resolve: ({ categories }) => categories[1],
    }),
    categories: t.field({
      description: 'Categories, the main one first.',
      type: [CategoryRef],
      resolve: ({ categories }) => categories,
    }),
    description: t.exposeString('description', {
      description: 'Plain text; an empty line separates paragraphs.',
    }),
    photos: t.field({
      description: 'Gallery, the main photo first.',
      type: [PhotoRef],
      resolve: ({ id, photos }) => photos.map((photo) => ({ providerId: id, photo })),
    }),
    images: t.field({
      description: 'Main photo, or a drawn room.',
      type: ImagesRef,
      resolve: imagesOfProvider,
    }),
    location: t.field({
      description: 'Location of the provider.',
      type: LocationRef,
      resolve: ({ location }) => location,
    }),
    phone: t.exposeString('phone', { description: 'As the provider writes it.', nullable: true }),
    email: t.exposeString('email', { description: 'E-mail for visitors.', nullable: true }),
    url: t.exposeString('url', { description: 'Its website.', nullable: true }),
    socialLinks: t.field({
      description: 'Social profiles.',
      type: SocialLinksRef,
      resolve: ({ socialLinks }) => socialLinks,
    }),
    blog: t.exposeString('blog', { description: 'Address of its blog.', nullable: true }),
    time: t.exposeString('openingTime', { description: 'Opening hours as free text.', nullable: true }),
    timeNote: t.exposeString('timeNote', { description: 'Note on the opening hours.', nullable: true }),
    tags: t.exposeStringList('tags', { description: 'Search keywords.' }),
    publishOnline: t.exposeBoolean('isPublished', {
      description: 'Whether it is published on the marketplace.',
    }),
    acceptPayments: t.field({
      description: 'How it accepts payments.',
      type: PaymentSettingRef,
      resolve: ({ acceptPayments }) => acceptPayments,
    }),
    freeCancellationHours: t.exposeInt('freeCancellationHours', {
      description: 'Hours before the start until which cancelling is free.',
    }),
    cancellationPolicy: t.exposeString('cancellationPolicy', {
      description: 'What the provider adds to these hours in its own words; may be empty.',
    }),
    reservationOffset: t.exposeInt('reservationOffsetMinutes', {
      description: 'Minimum notice before a start, in minutes.',
    }),
    defaultTimeSlotStep: t.exposeInt('defaultTimeSlotStep', {
      description: 'Minutes between starts for services without their own.',
    }),
    language: t.exposeString('language', { description: 'Working language: it, en or sv.' }),
    locked: t.exposeBoolean('isLocked', { description: 'Whether it is locked: hidden and not bookable.' }),
    free: t.boolean({
      description: 'Whether it is on the package Free.',
      resolve: ({ plan }) => !isGrowOrAbove(plan.packageId),
    }),
    canUnlock: t.exposeBoolean('canUnlock', {
      description: 'Whether its owner may unlock it by paying.',
    }),
    appName: t.exposeString('appName', { description: 'Name of its own app.', nullable: true }),
    clientProvider: t.exposeBoolean('clientProvider', {
      description: 'Whether it has an app under its own name.',
    }),
    timezone: t.exposeString('timeZone', { description: 'IANA time zone of all its times.' }),
    created: t.field({
      description: 'When it was created.',
      type: 'DateTime',
      resolve: ({ createdAt }) => createdAt,
    }),
    active: t.exposeBoolean('isActive', { description: 'Whether it is active.' }),
    subscribed: t.boolean({
      description: 'Whether a bought package is active.',
      resolve: ({ plan }, _args, { work }) => isGrowOrAbove(plan.packageId) && !hasNotPaid(plan, work.now()),
    }),
    hasNotPaid: t.boolean({
      description: 'Whether its package has ended or was switched off; nothing can be booked then.',
      resolve: ({ plan }, _args, { work }) => hasNotPaid(plan, work.now()),
    }),
    plan: t.field({ description: 'Its package.', type: PlanRef, resolve: planOf }),
    b2bSubscription: t.field({
      description: 'Current package subscription; null on Free.',
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
      description: `Id of its owner. ${ONLY_FOR_ITSELF}`,
      type: 'Id',
      nullable: true,
      resolve: async (provider, _args, context) => (await privateDetails(provider, context))?.ownerPersonId,
    }),
    notificationEmail: t.string({
      description: `Address for booking notifications. ${ONLY_FOR_ITSELF}`,
      nullable: true,
      resolve: async (provider, _args, context) =>
        (await privateDetails(provider, context))?.notificationEmail,
    }),
    invoicePrefix: t.string({
      description: `Prefix of its invoice numbers. ${ONLY_FOR_ITSELF}`,
      nullable: true,
      resolve: async (provider, _args, context) => (await privateDetails(provider, context))?.invoicePrefix,
    }),
    billingInformation: t.field({
      description: `Billing details. ${ONLY_FOR_ITSELF}`,
      type: BillingInformationRef,
      nullable: true,
      resolve: async (provider, _args, context) =>
        (await privateDetails(provider, context))?.billingInformation,
    }),
  }),
});
