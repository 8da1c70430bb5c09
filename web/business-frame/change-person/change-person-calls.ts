import type { ColleaguesAtDeskData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Who may come back by a PIN at this computer. */
export type ColleagueAtDesk = ColleaguesAtDeskData['getColleaguesAtDesk'][number];

export const COLLEAGUES_AT_DESK = operation(`query ColleaguesAtDesk($providerId: Id!) {
  getColleaguesAtDesk(providerId: $providerId) { personId firstname lastname }
  getMyPin { setAt }
}`);

export const CHANGE_PERSON = operation(
  'mutation ChangePerson($providerId: Id!, $personId: Id!, $pin: String!) { changePerson(providerId: $providerId, personId: $personId, pin: $pin) }',
);

export const SET_MY_PIN = operation('mutation SetMyPin($pin: String!) { setMyPin(pin: $pin) { status } }');

export const REMOVE_MY_PIN = operation('mutation RemoveMyPin { removeMyPin { status } }');
