import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_PERSON_NAME } from '#contracts/validation/colleague.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { SHORTEST_REASON, TeamInvitation } from '#contracts/validation/team.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { END_TEAM_ROLE, INVITE_TO_TEAM } from './team-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

function fieldOf(path: string, locale: Locale): FieldName {
  if (path === 'email') return { name: m.team_field_email({}, { locale }), longest: LONGEST_EMAIL };
  if (path === 'firstname')
    return { name: m.team_field_firstname({}, { locale }), longest: LONGEST_PERSON_NAME };
  if (path === 'lastname')
    return { name: m.team_field_lastname({}, { locale }), longest: LONGEST_PERSON_NAME };
  return path === 'role' ? { name: m.team_field_role({}, { locale }) } : { name: '' };
}

/** Invites somebody to the team. A proof that was typed is given first. */
export const inviteToTeam = (form: FormData, { api, locale }: Known): Promise<FormAnswer> =>
  formAction({
    form,
    locale,
    schema: TeamInvitation,
    fieldOf: (path) => fieldOf(path, locale),
    given: {
      email: textOf(form, 'email'),
      firstname: textOf(form, 'firstname'),
      lastname: textOf(form, 'lastname'),
      role: textOf(form, 'role'),
    },
    places: { ...PROOF_PLACES, alreadyAssigned: 'email' },
    send: async (input) => {
      await proveFirst(form, api);
      await api(INVITE_TO_TEAM, { input });
    },
  });

/** Takes somebody from the team, with a reason. */
export function endTeamRole(form: FormData, { api, locale }: Known, id: number): Promise<FormAnswer> {
  const reason = textOf(form, 'reason').trim();
  const isShort = reason.length < SHORTEST_REASON;
  const problems: Record<string, string> = isShort ? { reason: m.team_reason_missing({}, { locale }) } : {};
  return sendForm({ problems, places: PROOF_PLACES, form }, async () => {
    await proveFirst(form, api);
    await api(END_TEAM_ROLE, { id, reason });
  });
}
