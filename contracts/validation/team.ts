import * as v from 'valibot';
import { TEAM_ROLES } from '../roles.ts';
import { LONGEST_PERSON_NAME } from './colleague.ts';
import { Email } from './email.ts';
import { plainText, requiredText } from './plain-text.ts';

const nameOrNone = v.pipe(
  plainText(LONGEST_PERSON_NAME),
  v.transform((name) => name ?? ''),
);

/** The form that invites somebody to the team of Radura. */
export const TeamInvitation = v.object({
  email: Email,
  firstname: requiredText(LONGEST_PERSON_NAME),
  lastname: nameOrNone,
  role: v.picklist(TEAM_ROLES),
});

export const SHORTEST_REASON = 10;
export const LONGEST_REASON = 500;

/** Why an administrator does something that touches somebody. */
export const Reason = v.pipe(
  requiredText(LONGEST_REASON),
  v.check((reason) => reason.length >= SHORTEST_REASON, 'tooShort'),
);
