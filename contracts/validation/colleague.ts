import * as v from 'valibot';
import { BUSINESS_ROLES } from '../roles.ts';
import { Email } from './email.ts';
import { plainText, requiredText } from './plain-text.ts';

export const LONGEST_PERSON_NAME = 60;
export const LONGEST_STAFF_NAME = 120;

/** Roles that are given; ownership is handed over instead. */
export const ROLES_TO_GIVE = BUSINESS_ROLES.filter((role) => role !== 'owner');

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const RoleToGive = v.picklist(ROLES_TO_GIVE);

/** Whom of the staff somebody shall be: one that is there, a new one by name, or nobody. */
const AsStaff = {
  resourceId: v.nullish(Id, null),
  newStaffName: plainText(LONGEST_STAFF_NAME),
};

/** The form that invites somebody. */
export const Invitation = v.object({
  email: Email,
  firstname: requiredText(LONGEST_PERSON_NAME),
  lastname: v.pipe(
    plainText(LONGEST_PERSON_NAME),
    v.transform((name) => name ?? ''),
  ),
  role: RoleToGive,
  ...AsStaff,
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** Another role for who is there. */
export const RoleChange = v.object({ role: RoleToGive });

/** Who is there shall be a person of the staff, if they accept it. */
export const StaffOffer = v.object(AsStaff);
