import { SETUP_STEPS } from '#contracts/validation/center-setup.ts';
import type { SetupStepName } from '#contracts/validation/center-setup.ts';
import type { PaymentSetting } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { OpeningHours } from '#server/modules/availability/index.ts';
import { openingHoursOf } from '#server/modules/availability/index.ts';
import type { ListedService } from '#server/modules/catalog/index.ts';
import { offersForBooking } from '#server/modules/catalog/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { getPaymentOptions } from '#server/modules/payments/index.ts';
import { getOwnProvider, getProviderForBooking, getVatRegime } from '#server/modules/providers/index.ts';
import type { VatRule } from '#server/modules/taxes/index.ts';
import { listVatTreatments } from '#server/modules/taxes/index.ts';
import { readCenterSetup } from '../store/center-setups.ts';
import { peopleOf } from './hours-of-the-team.ts';

/** How far a center's first settings have come, and what was set that its own page does not tell. */
export interface CenterSetupSeen {
  providerId: number;
  steps: { name: SetupStepName; isDone: boolean }[];
  /** null while they are not finished. */
  completedAt: Date | null;
  /** Whoever looks: to publish, the e-mail must be proved. */
  viewer: { email: string; isProved: boolean };
  hours: OpeningHours[];
  people: { id: number; name: string }[];
  services: ListedService[];
  acceptPayments: PaymentSetting;
  hasPaymentAccount: boolean;
  /** What its services are taxed with as long as nobody says otherwise, by the rules of today. */
  vat: Pick<VatRule, 'treatment' | 'rateBasisPoints'>;
}

/**
 * How far the first settings of a center have come; what is done is read from what it left behind.
 * @throws Refusal as `expectMay`; notFound for a center that was never led through them
 */
export async function getCenterSetup(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<CenterSetupSeen> {
  const { personId } = await expectMay(work, actor, providerId, 'setUpCenter');
  const setup = await readCenterSetup(work, providerId);
  const provider = setup && (await getProviderForBooking(work, providerId));
  if (!setup || !provider) throw new Refusal('notFound');
  const [own, { weekly: hours }, people, services, options, person, vat] = await Promise.all([
    getOwnProvider({ work, actor }, providerId),
    openingHoursOf(work, { id: providerId, timeZone: provider.timeZone }),
    peopleOf(work, providerId),
    offersForBooking(work, providerId),
    getPaymentOptions(work, providerId),
    getPerson(work, personId),
    usualVat(work, providerId),
  ]);
  const isDone: Record<SetupStepName, boolean> = {
    about: own.categories.length > 0 && own.description.trim() !== '',
    place: !own.missing.includes('location'),
    picture: own.photos.length > 0,
    hours: hours.length > 0,
    team: setup.settled.includes('team'),
    service: services.length > 0,
    payment: setup.settled.includes('payment'),
  };
  return {
    providerId,
    steps: SETUP_STEPS.map((name) => ({ name, isDone: isDone[name] })),
    completedAt: setup.completedAt,
    viewer: { email: person?.email ?? '', isProved: person?.isVerified ?? false },
    hours,
    people,
    services,
    acceptPayments: provider.acceptPayments,
    hasPaymentAccount: options.hasConnectedPaymentAccount,
    vat,
  };
}

async function usualVat(work: Work, providerId: number): Promise<CenterSetupSeen['vat']> {
  const choice = await getVatRegime(work, providerId);
  if (!choice) throw new Refusal('notFound');
  const rules = await listVatTreatments(work, choice.regime);
  const rule = rules.find(({ treatment }) => treatment === choice.treatment) ?? rules[0];
  if (!rule) throw new Error(`There is no VAT rule for the regime ${choice.regime}`);
  return rule;
}
