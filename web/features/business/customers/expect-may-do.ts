import { data } from 'react-router';
import type { ProviderAction } from '#contracts/provider-actions.ts';

type Person = { businesses: readonly { providerId: number; viewerCan: readonly ProviderAction[] }[] };

/** For loaders of forms about customers. @throws 404 for who may not do it at the center */
export function expectMayDo(person: Person | null, providerId: number, action: ProviderAction): void {
  const center = person?.businesses.find((one) => one.providerId === providerId);
  if (!center?.viewerCan.includes(action)) throw data(null, { status: 404 });
}
