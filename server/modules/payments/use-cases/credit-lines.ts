import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { spreadCents, takeInTurn } from '#contracts/spread.ts';
import { sumOf } from '#contracts/sum-of.ts';
import type { CreditSource, OrderLine } from '../store/order-lines.ts';
import { insertLineCredits, linesOfOrder } from '../store/order-lines.ts';

/** A line of an order and what of it goes back, in cents. */
export interface LineAmount {
  position: number;
  amountCents: number;
}

/** What goes back of an order, and of which lines; lines that are not named: in proportion to what is left of each. */
export interface Crediting {
  providerId: number;
  orderId: number;
  /** All that goes back, in cents. */
  amountCents: number;
  /** The part of it to be credited; the rest was credited before. */
  creditCents: number;
  lines?: readonly LineAmount[];
}

/**
 * Credits lines of an order with what goes back. The caller holds the order's lock.
 * @throws Refusal invalidInput for lines that the order has not, that would get back more than is left of them, or that do not add up
 */
export async function creditLines(work: Work, crediting: Crediting, source: CreditSource): Promise<void> {
  const { providerId, orderId, creditCents } = crediting;
  const lines = await linesOfOrder(work, providerId, orderId);
  const parts = partsOf(lines, crediting);
  if (creditCents === 0) return;
  const credits = lines.flatMap(({ position }, index) => {
    const amountCents = parts[index] ?? 0;
    return amountCents > 0 ? [{ position, amountCents }] : [];
  });
  await insertLineCredits(work, { providerId, orderId }, source, credits);
}

/** What each line is credited with. */
function partsOf(
  lines: readonly OrderLine[],
  { amountCents, creditCents, lines: named }: Crediting,
): number[] {
  const rests = lines.map(restOf);
  if (!named) return spreadCents(creditCents, rests);
  const wanted = lines.map(({ position }) =>
    sumOf(named.filter((one) => one.position === position).map((one) => one.amountCents)),
  );
  const isKnown = sumOf(wanted) === amountCents && sumOf(named.map((one) => one.amountCents)) === amountCents;
  const fits = wanted.every((cents, index) => cents >= 0 && cents <= (rests[index] ?? 0));
  if (!isKnown || !fits || named.some((one) => one.amountCents <= 0))
    throw new Refusal('invalidInput', { affected: ['lines'] });
  return takeInTurn(creditCents, wanted);
}

const restOf = ({ totalCents, creditedCents }: OrderLine): number => totalCents - creditedCents;
