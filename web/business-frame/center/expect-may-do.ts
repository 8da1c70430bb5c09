import { data } from 'react-router';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { NotForRole } from './not-for-role.ts';

type Person = { businesses: readonly { providerId: number; viewerCan: readonly ProviderAction[] }[] };

/** For loaders of forms. @throws 404 that says what it takes, for who may not do it at the center */
export function expectMayDo(person: Person | null, providerId: number, action: ProviderAction): void {
  const center = person?.businesses.find((one) => one.providerId === providerId);
  if (!center?.viewerCan.includes(action))
    throw data({ takes: action } satisfies NotForRole, { status: 404 });
}
