import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns; each store file picks from them. */
export const identityTables = (work: Work) =>
  work.db.$pickTables<
    | 'people'
    | 'log_ins'
    | 'provider_roles'
    | 'profiles'
    | 'agreements'
    | 'login_sessions'
    | 'known_addresses'
    | 'log_in_codes'
    | 'former_emails'
    | 'authenticator_apps'
    | 'recovery_codes'
    | 'passkeys'
    | 'person_pins'
    | 'device_people'
    | 'app_versions'
  >();
