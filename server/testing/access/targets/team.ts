import { randomUUID } from 'node:crypto';
import { offerTeamRole, teamInvitationLink } from '#server/modules/identity/index.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import type { Town } from '../town.ts';
import type { AccessTarget, Args } from './target.ts';

let made = 0;
const newEmail = (): string => `squadra-${(made += 1)}@example.it`;

async function invited({ app }: Town): Promise<{ personId: number; email: string; code: string }> {
  const email = newEmail();
  const { personId, codeId } = await app
    .work()
    .transaction((tx) => offerTeamRole(tx, { email, firstname: 'Ivo', language: 'it', role: 'author' }));
  const link = teamInvitationLink(app.deps, { email, codeId, language: 'it' });
  return { personId, email, code: link.slice(link.lastIndexOf('/') + 1) };
}

const REASON = 'Non lavora più con noi';
const NOBODYS = { isNobodys: 'the team is Radura’s: who may, may with all of it' };

export const TEAM: AccessTarget = { called: 'the team of Radura', mine: () => ({}) };

export const NEW_MEMBER: AccessTarget = {
  called: 'somebody to invite to the team',
  mine: () => ({ input: { email: newEmail(), firstname: 'Ivo', role: 'author' } }),
};

export const MEMBER_TO_END: AccessTarget = {
  called: 'somebody of the team',
  mine: async (town) => ({ id: (await invited(town)).personId, reason: REASON }),
  ids: { id: NOBODYS },
};

export const MEMBER_TO_END_SCREEN: AccessTarget = {
  ...MEMBER_TO_END,
  called: 'somebody of the team, on the screen',
  mine: async (town) => ({
    id: (await invited(town)).personId,
    form: { reason: REASON, attemptKey: randomUUID() },
  }),
};

export const NEW_MEMBER_SCREEN: AccessTarget = {
  called: 'somebody to invite, on the screen',
  mine: () => ({
    form: { email: newEmail(), firstname: 'Ivo', lastname: '', role: 'author', attemptKey: randomUUID() },
  }),
};

const choosing = (args: { email: string; code: string }): Args => ({
  email: args.email,
  code: args.code,
  form: { password: PASSWORD, confirmation: PASSWORD },
});

/** The mailed link to join the team; another's: a wrong one. */
export const TEAM_INVITATION: AccessTarget = {
  called: 'an invitation to the team; another’s: a forged one',
  mine: async (town) => choosing(await invited(town)),
  others: async (town) => {
    const { email, code } = await invited(town);
    return [choosing({ email, code: `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}` })];
  },
  unknown: { code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};
