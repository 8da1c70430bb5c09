import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of log-ins, whatever the use cases did. */
export const identityInvariants: Invariant[] = [
  {
    name: 'nothing but a password waits in a log-in whose e-mail nobody has proved, and where there is a role not even that; but for who registered a business and sets it up',
    sql: `
      with own_drafts as (
        select r.person_id from provider_roles r join providers p on p.id = r.provider_id
         where r.role = 'owner' and p.owner_person_id = r.person_id and not p.publish_online)
      select l.person_id
      from log_ins l join people p on p.id = l.person_id
      where p.verified_at is null and (
        exists (select from login_sessions s where s.person_id = l.person_id and not (
          s.area = 'business' and s.second_factor is null and s.person_id in (select person_id from own_drafts)))
        or exists (select from authenticator_apps a where a.person_id = l.person_id)
        or exists (select from passkeys k where k.person_id = l.person_id)
        or exists (select from recovery_codes c where c.person_id = l.person_id)
        or l.password_hash is not null
          and exists (
            select from provider_roles r join providers p on p.id = r.provider_id
             where r.person_id = l.person_id and r.active
               and not (r.role = 'owner' and p.owner_person_id = r.person_id and not p.publish_online)))`,
  },
];
