import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of centers that are being set up, whatever the use cases did. */
export const onboardingInvariants: Invariant[] = [
  {
    name: 'a center that is being set up has an owner who may, a package and somebody who works there',
    sql: `
      select s.provider_id
      from center_setups s
      where s.completed_at is null and (
        not exists (select from provider_roles r where r.provider_id = s.provider_id and r.role = 'owner' and r.active)
        or not exists (select from package_subscriptions p where p.provider_id = s.provider_id)
        or not exists (select from resources r where r.provider_id = s.provider_id and r.kind = 1))`,
  },
];
