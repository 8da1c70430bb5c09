import * as v from 'valibot';
import type { PromoOnSale } from '#contracts/promo.ts';
import { promoDiscountCents } from '#contracts/promo.ts';
import type { LocalDate } from '#contracts/time.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import { PromoCodeForm } from '#contracts/validation/promo-code.ts';
import { expectMay, providerCommand, viewerCan } from '#server/modules/authority/index.ts';
import { findCustomerOfPerson } from '#server/modules/customers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PromoCode, PromoCodeKey } from '../store/promo-codes.ts';
import {
  findPromoCode,
  insertPromoCode,
  listPromoCodes,
  setPromoCodeActive,
  updatePromoCode,
} from '../store/promo-codes.ts';
import { waitsWithPromo } from '../store/promo-redemptions.ts';
import { countPromoTry, promoOfSale } from './promo-uses.ts';

export type { PromoCode } from '../store/promo-codes.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const action = 'changePromoCodes';

/** How a code stands today. */
export const PROMO_STATES = ['active', 'toCome', 'usedUp', 'expired', 'ended'] as const;
export type PromoState = (typeof PROMO_STATES)[number];
export interface ShownPromoCode extends PromoCode {
  state: PromoState;
}

/** The codes of a provider with how they stand, the latest first. @throws Refusal as `expectMay` */
export async function getPromoCodes(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  providerId: number,
): Promise<ShownPromoCode[]> {
  await expectMay(work, actor, providerId, 'seePromoCodes');
  const [codes, today] = await Promise.all([listPromoCodes(work, providerId), todayAt(work, providerId)]);
  return codes.map((code) => ({ ...code, state: stateOf(code, today) }));
}

/** One code of a provider. @throws Refusal as `expectMay`; notFound */
export async function getPromoCode(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  of: PromoCodeKey,
): Promise<ShownPromoCode> {
  await expectMay(work, actor, of.providerId, 'seePromoCodes');
  const [code, today] = await Promise.all([findPromoCode(work, of), todayAt(work, of.providerId)]);
  if (!code) throw new Refusal('notFound');
  return { ...code, state: stateOf(code, today) };
}

async function todayAt(work: Work, providerId: number): Promise<LocalDate> {
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Refusal('notFound');
  return localDateOf(zoneOf(provider.timeZone), epochMinutesOf(work.now()));
}

function stateOf(
  { isActive, validFrom, validUntil, mostUses, used }: PromoCode,
  today: LocalDate,
): PromoState {
  if (!isActive) return 'ended';
  if (validUntil !== null && validUntil < today) return 'expired';
  if (mostUses !== null && used >= mostUses) return 'usedUp';
  return validFrom > today ? 'toCome' : 'active';
}

/** Adds a code. @throws Refusal as `providerCommand`; duplicateName for one that the provider has already */
export async function createPromoCode(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createPromoCode',
    action,
    providerId,
    schema: PromoCodeForm,
    input,
    async run(tx, form) {
      const id = await insertPromoCode(tx, providerId, form);
      return { answer: { id }, changes: [onCode(id, { after: form })] };
    },
  });
}

/**
 * Changes a code. Once it was used its text and discount stay, and it cannot end below its uses.
 * @throws Refusal as `createPromoCode`; notFound; changedMeanwhile; promoCodeFixed; invalidInput (`mostUses`)
 */
export async function editPromoCode(
  asking: Asking,
  { providerId, id, version }: PromoCodeKey & { version: number },
  input: unknown,
): Promise<{ id: number }> {
  const of = { providerId, id };
  return providerCommand(asking, {
    operation: 'editPromoCode',
    action,
    providerId,
    of: { id },
    schema: PromoCodeForm,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await findPromoCode(tx, of, { forChange: true }))?.version ?? null,
    },
    async run(tx, form) {
      const before = await lockedCode(tx, of);
      if (before.used > 0 && !isSameDiscount(before, form))
        throw new Refusal('promoCodeFixed', { affected: ['code'] });
      if (form.mostUses !== null && form.mostUses < before.used)
        throw new Refusal('invalidInput', { affected: ['mostUses'] });
      await updatePromoCode(tx, of, form);
      return { answer: { id }, changes: [onCode(id, { before, after: form })] };
    },
  });
}

/** Ends a code for everybody, or opens it again; orders keep their discount. @throws Refusal as `providerCommand`; notFound */
export async function togglePromoCode(
  asking: Asking,
  of: PromoCodeKey,
  input: unknown,
): Promise<{ isActive: boolean }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'togglePromoCode',
    action,
    providerId,
    of: { id },
    schema: v.object({ isActive: v.boolean() }),
    input,
    async run(tx, { isActive }) {
      const before = await lockedCode(tx, of);
      await setPromoCodeActive(tx, of, isActive);
      const changes = [
        onCode(id, { before: { isActive: before.isActive }, after: { isActive, code: before.code } }),
      ];
      return { answer: { isActive }, changes };
    },
  });
}

const onCode = (subjectId: number, more: object) => ({ subject: 'promoCode', subjectId, ...more });

async function lockedCode(tx: Work, of: PromoCodeKey): Promise<PromoCode> {
  const code = await findPromoCode(tx, of, { forChange: true });
  if (!code) throw new Refusal('notFound');
  return code;
}

const isSameDiscount = (before: PromoCode, form: PromoCodeForm): boolean =>
  before.code === form.code &&
  before.percentBasisPoints === form.percentBasisPoints &&
  before.amountCents === form.amountCents;

/** What a code makes of a price. */
export interface PromoAnswer extends PromoOnSale {
  discountCents: number;
  totalCents: number;
}

/**
 * What a typed code takes off a price (specification section 7): the sale decides again, under its lock. Counts against guessing, right or
 * wrong, for the network address and for the log-in; who takes payments at the provider sells, and is not counted.
 * @param asked.amountCents what is to be paid without the code, in cents
 * @throws Refusal tooManyRequests; invalidPromoCode, whatever is wrong
 */
export async function validatePromoCode(
  { work, actor, address }: Pick<RequestContext, 'work' | 'actor' | 'address'>,
  asked: { providerId: number; code: string; amountCents: number },
): Promise<PromoAnswer> {
  const { providerId, code, amountCents } = asked;
  if (!viewerCan(actor, providerId).includes('takePayments'))
    await countPromoTry(work, { actor, address }, code);
  const invalid = new Refusal('invalidPromoCode', { affected: ['promoCode'] });
  if (amountCents < 0) throw new Refusal('invalidInput', { affected: ['amountCents'] });
  const promo = await promoOfSale(work, providerId, code);
  const found = promo && (await findPromoCode(work, { providerId, id: promo.id }));
  if (!promo || !found) throw invalid;
  const isUsedUp = found.mostUses !== null && found.used >= found.mostUses;
  // Whoever is signed in may know that their own order has the last use: the sale says so, or goes on with that order
  if (isUsedUp && !(await waitsForAsker(work, actor, { providerId, codeId: found.id }))) throw invalid;
  const discountCents = promoDiscountCents(amountCents, promo);
  return {
    code: promo.code,
    percentBasisPoints: promo.percentBasisPoints,
    amountCents: promo.amountCents,
    discountCents,
    totalCents: amountCents - discountCents,
  };
}

async function waitsForAsker(
  work: Work,
  actor: Actor,
  { providerId, codeId }: { providerId: number; codeId: number },
): Promise<boolean> {
  if (actor.kind !== 'person') return false;
  const customerId = await findCustomerOfPerson(work, { providerId, personId: actor.personId });
  return customerId !== null && waitsWithPromo(work, { providerId, codeId, customerId });
}

/** Adds a code: for the demo town and tests. Joins the caller's transaction. @returns its id */
export const addPromoCode = (
  work: Work,
  providerId: number,
  form: v.InferInput<typeof PromoCodeForm>,
): Promise<number> => insertPromoCode(work, providerId, v.parse(PromoCodeForm, form));
