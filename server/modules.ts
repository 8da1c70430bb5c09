import type { Consequences } from './kernel/consequences.ts';
import type { Deps } from './kernel/deps.ts';
import type { PersonalDataSource } from './kernel/personal-data.ts';
import type { ModuleManifest } from './kernel/module-manifest.ts';
import { authorityModule } from './modules/authority/module.ts';
import { availabilityModule } from './modules/availability/module.ts';
import { avatarsModule } from './modules/avatars/module.ts';
import { blogModule } from './modules/blog/module.ts';
import { bookingModule } from './modules/booking/module.ts';
import { calendarModule } from './modules/calendar/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { classesModule } from './modules/classes/module.ts';
import { colleaguesModule } from './modules/colleagues/module.ts';
import { customerCardsModule } from './modules/customer-cards/module.ts';
import { customerImportModule } from './modules/customer-import/module.ts';
import { customersModule } from './modules/customers/module.ts';
import { emailTemplatesModule } from './modules/email-templates/module.ts';
import { exportsModule } from './modules/exports/module.ts';
import { filmsModule } from './modules/films/module.ts';
import { identityModule } from './modules/identity/module.ts';
import { mediaModule } from './modules/media/module.ts';
import { myBookingsModule } from './modules/my-bookings/module.ts';
import { newsletterModule } from './modules/newsletter/module.ts';
import { membershipsModule } from './modules/memberships/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { onboardingModule } from './modules/onboarding/module.ts';
import { packagesModule } from './modules/packages/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { planningModule } from './modules/planning/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { providersModule } from './modules/providers/module.ts';
import { searchModule } from './modules/search/module.ts';
import { sellingModule } from './modules/selling/module.ts';
import { staffModule } from './modules/staff/module.ts';
import { taxesModule } from './modules/taxes/module.ts';
import { teamModule } from './modules/team/module.ts';
import { textsModule } from './modules/texts/module.ts';
import { todayModule } from './modules/today/module.ts';
import { videosModule } from './modules/videos/module.ts';
import { widgetModule } from './modules/widget/module.ts';

/** Every module, in level order: a new one is its folder and its line here. */
export const MODULES: readonly ModuleManifest[] = [
  identityModule,
  mediaModule,
  packagesModule,
  taxesModule,
  authorityModule,
  avatarsModule,
  filmsModule,
  providersModule,
  teamModule,
  blogModule,
  textsModule,
  staffModule,
  customersModule,
  newsletterModule,
  catalogModule,
  widgetModule,
  emailTemplatesModule,
  customerImportModule,
  availabilityModule,
  paymentsModule,
  sellingModule,
  colleaguesModule,
  onboardingModule,
  bookingModule,
  classesModule,
  videosModule,
  chatModule,
  searchModule,
  membershipsModule,
  notificationsModule,
  planningModule,
  calendarModule,
  todayModule,
  customerCardsModule,
  myBookingsModule,
  exportsModule,
  privacyModule,
];

/** One kind of part of every module that has it, loaded one after the other in level order. */
export async function partsOf<T>(
  part: (one: ModuleManifest) => Promise<readonly T[]> | undefined,
): Promise<T[]> {
  const parts: T[] = [];
  for (const one of MODULES) parts.push(...((await part(one)) ?? []));
  return parts;
}

/** Everybody who holds something about people, in the order of the export. */
export async function personalDataSources(): Promise<PersonalDataSource[]> {
  const sources = await partsOf(async ({ personalData }) => (personalData ? [await personalData()] : []));
  return sources.sort((a, b) => a.placeInExport - b.placeInExport);
}

/** What answers for the consequences of changes. @throws when not exactly one module does */
export async function consequences(deps: Pick<Deps, 'limits'>): Promise<Consequences> {
  const [only, ...others] = MODULES.flatMap((one) => one.consequences ?? []);
  if (!only || others.length > 0) throw new Error('One module answers for consequences');
  return only(deps);
}
