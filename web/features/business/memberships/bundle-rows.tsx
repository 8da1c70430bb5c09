import { useState } from 'react';
import { centsOrNone } from '#web/lib/form/form-values.ts';
import type { OfferToCover } from './membership-fields.tsx';
import type { MembershipValues } from './membership-form-values.ts';
import { OfferRows } from './offer-rows.tsx';
import { PartRows } from './part-rows.tsx';

type BundleRowsProps = {
  initial: MembershipValues;
  errors: Readonly<Record<string, string>>;
  toCover: readonly OfferToCover[];
};

/** The parts of a bundle and its price, which the parts are compared with while it is typed. */
export function BundleRows({ initial, errors, toCover }: BundleRowsProps) {
  const [price, setPrice] = useState(initial.offers[0]?.priceCents ?? '');
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'offers.0.priceCents')
          setPrice(target.value);
      }}
    >
      <PartRows {...{ initial, errors, toCover }} priceCents={centsOrNone(price) ?? null} />
      <OfferRows {...{ initial, errors }} />
    </div>
  );
}
