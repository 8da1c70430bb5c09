import { netOfGross } from '#contracts/money.ts';
import type { VatTreatment } from '#contracts/vat.ts';
import { spreadCents } from '#contracts/spread.ts';
import { sumOf } from '#contracts/sum-of.ts';

/** How a line is taxed, and what of it is not credited, in cents. */
export interface LineToSell {
  vatTreatment: VatTreatment;
  vatRateBasisPoints: number;
  restCents: number;
}

/** What of an order is revenue and what is tax, of all its lines that are taxed alike; in cents. */
export interface Sold {
  vatTreatment: VatTreatment;
  vatRateBasisPoints: number;
  netCents: number;
  taxCents: number;
}

/**
 * What is sold of an order, by how it is taxed: what was paid of it, as far as its lines still ask for it. A part payment is one of all
 * lines, in proportion. Tax is reckoned on sums, so that parts come to the same as the whole.
 */
export function soldOf(lines: readonly LineToSell[], paidCents: number): Sold[] {
  const rests = lines.map(({ restCents }) => restCents);
  const parts = spreadCents(Math.max(0, Math.min(paidCents, sumOf(rests))), rests);
  const gross = lines.map((line, index) => ({ ...line, grossCents: parts[index] ?? 0 }));
  return [...Map.groupBy(gross, nameOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { vatTreatment, vatRateBasisPoints } = first;
    const grossCents = sumOf(alike.map((line) => line.grossCents));
    const netCents = netOfGross(grossCents, vatRateBasisPoints);
    return [{ vatTreatment, vatRateBasisPoints, netCents, taxCents: grossCents - netCents }];
  });
}

/** What has to be posted to come from what is posted to what is sold: each amount a sale or, below nothing, a return. */
export function changesOf(sold: readonly Sold[], posted: readonly Sold[]): Sold[] {
  const all = Map.groupBy(
    [...sold, ...posted.map((one) => ({ ...one, netCents: -one.netCents, taxCents: -one.taxCents }))],
    nameOf,
  );
  return [...all.values()].flatMap((alike) => {
    const [first] = alike;
    const netCents = sumOf(alike.map((one) => one.netCents));
    const taxCents = sumOf(alike.map((one) => one.taxCents));
    return first && (netCents !== 0 || taxCents !== 0) ? [{ ...first, netCents, taxCents }] : [];
  });
}

const nameOf = (taxed: Pick<Sold, 'vatTreatment' | 'vatRateBasisPoints'>): string =>
  `${taxed.vatTreatment} ${taxed.vatRateBasisPoints}`;
