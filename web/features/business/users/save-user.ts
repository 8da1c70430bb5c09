import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import {
  Invitation,
  LONGEST_PERSON_NAME,
  LONGEST_STAFF_NAME,
  RoleChange,
  StaffOffer,
} from '#contracts/validation/colleague.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { CHANGE_WORDS } from './change-labels.ts';
import { saveShare } from './save-share.ts';
import { NEW_STAFF } from './staff-choice.tsx';
import {
  ASSIGN_USER,
  CHANGE_ROLE,
  DEACTIVATE_USER,
  HAND_OVER,
  INVITE_USER,
  REACTIVATE_USER,
  RESEND_INVITATION,
  USER_TO_CHANGE,
} from '#web/business-frame/users/user-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;
type OfUser = { providerId: number; id: number };

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  email: { text: m.users_field_email, longest: LONGEST_EMAIL },
  firstname: { text: m.users_field_firstname, longest: LONGEST_PERSON_NAME },
  lastname: { text: m.users_field_lastname, longest: LONGEST_PERSON_NAME },
  role: { text: m.users_field_role },
  newStaffName: { text: m.users_field_staff, longest: LONGEST_STAFF_NAME },
};

function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Whom of the staff a form says somebody shall be. @param fallback the name of a new one that is given none */
function staffIn(form: FormData, fallback: string) {
  const staff = textOf(form, 'staff');
  return staff === NEW_STAFF
    ? { resourceId: null, newStaffName: textOf(form, 'newStaffName').trim() || fallback }
    : { resourceId: idOrNone.read(staff), newStaffName: null };
}

/** Invites somebody. */
export async function inviteUser(
  form: FormData,
  { api, locale }: Known,
  providerId: number,
): Promise<FormAnswer & { id?: number }> {
  const [firstname, lastname] = [textOf(form, 'firstname'), textOf(form, 'lastname')];
  let id: number | undefined;
  const answer = await formAction({
    form,
    locale,
    schema: Invitation,
    fieldOf: (path) => fieldOf(path, locale),
    given: {
      email: textOf(form, 'email'),
      firstname,
      lastname,
      role: textOf(form, 'role'),
      ...staffIn(form, `${firstname} ${lastname}`.trim()),
    },
    places: { ...PROOF_PLACES, notFound: 'staff' },
    send: async (input) => {
      await proveFirst(form, api);
      id = (await api(INVITE_USER, { providerId, input })).inviteCollaborator.id;
    },
  });
  return { ...placedBySubject(answer), ...(id !== undefined && { id }) };
}

/** Who is here already is a matter of the e-mail, a person of the staff who is somebody of the staff. */
function placedBySubject(answer: FormAnswer): FormAnswer {
  const at = (field: string) =>
    answer.errors.find(({ code, affected }) => code === 'alreadyAssigned' && affected?.includes(field));
  const [email, staff] = [at('email'), at('resourceId')];
  return {
    ...answer,
    errors: answer.errors.filter((error) => error !== email && error !== staff),
    fieldErrors: {
      ...answer.fieldErrors,
      ...(email && { email: email.message }),
      ...(staff && { staff: staff.message }),
    },
  };
}

/** What is changed of a user by a form of its own, by the last part of its address. */
export const USER_CHANGES = ['role', 'share', 'staff', 'ownership', 'end', 'back', 'again'] as const;
export type UserChange = (typeof USER_CHANGES)[number];

/** Changes a user as one of the forms says. Where a proof is typed, it is given first. */
export async function saveUser(
  change: UserChange,
  form: FormData,
  known: Known,
  of: OfUser,
): Promise<FormAnswer> {
  const { api, locale } = known;
  const read = { form, locale, fieldOf: (path: string) => fieldOf(path, locale) };
  if (change === 'staff') {
    const given = staffIn(form, textOf(form, 'name'));
    const send = async (input: object): Promise<void> => {
      await proveFirst(form, api);
      await api(ASSIGN_USER, { ...of, ...input });
    };
    const places = { ...PROOF_PLACES, notFound: 'staff' };
    return placedBySubject(await formAction({ ...read, schema: StaffOffer, given, places, send }));
  }
  if (change === 'share') return saveShare(form, known, of);
  if (change === 'role' && !form.has('password')) return changeRole(read, known, of);
  if (change === 'back' || change === 'again') return offerAgain(change, form, known, of);
  const password = textOf(form, 'password');
  const problems = { ...(password === '' && { password: m.users_password_missing({}, { locale }) }) };
  return sendForm({ problems, places: PROOF_PLACES }, async () => {
    await expectAllowed(change, known, of);
    await proveFirst(form, api);
    if (change === 'ownership') await api(HAND_OVER, of);
    else if (change === 'end') await api(DEACTIVATE_USER, { ...of, acts: actsIn(form) });
    else await sendRole(form, known, of);
  });
}

/** Gives a role back, or mails an invitation again. */
const offerAgain = (
  change: 'back' | 'again',
  form: FormData,
  { api }: Known,
  of: OfUser,
): Promise<FormAnswer> =>
  sendForm({ places: PROOF_PLACES }, async () => {
    await proveFirst(form, api);
    await (change === 'back' ? api(REACTIVATE_USER, of) : api(RESEND_INVITATION, of));
  });

const changeRole = (
  read: { form: FormData; locale: Locale; fieldOf: (path: string) => FieldName },
  known: Known,
  of: OfUser,
): Promise<FormAnswer> =>
  formAction({
    ...read,
    schema: RoleChange,
    given: { role: textOf(read.form, 'role') },
    send: () => sendRole(read.form, known, of),
  });

const sendRole = (form: FormData, { api }: Known, of: OfUser) =>
  api(CHANGE_ROLE, { ...of, version: Number(textOf(form, 'version')), role: textOf(form, 'role') });

/** Before a proof is taken: whoever may not is refused without it. @throws ApiFailure */
async function expectAllowed(change: UserChange, { api, locale }: Known, of: OfUser): Promise<void> {
  const { getCollaborator: user } = await api(USER_TO_CHANGE, of);
  if (!user.acts.includes(CHANGE_WORDS[change].act))
    throw new ApiFailure([{ message: m.failed_updated({}, { locale }) }]);
}
