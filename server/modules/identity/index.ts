export { emailKey } from './rules/email-key.ts';
export { findOrAddPerson } from './use-cases/find-or-add-person.ts';
export type { Person } from './use-cases/get-person.ts';
export { findPerson, getPerson } from './use-cases/get-person.ts';
export { readActor } from './use-cases/read-actor.ts';
