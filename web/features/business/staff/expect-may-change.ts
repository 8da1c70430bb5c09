import { data } from 'react-router';
import type { ProviderAction } from '#contracts/provider-actions.ts';

type Person = { businesses: readonly { providerId: number; viewerCan: readonly ProviderAction[] }[] };

/** For loaders of forms about the staff. @throws 404 for who may not change it at the center */
export function expectMayChange(person: Person | null, providerId: number): void {
  const center = person?.businesses.find((one) => one.providerId === providerId);
  if (!center?.viewerCan.includes('changeStaff')) throw data(null, { status: 404 });
}
