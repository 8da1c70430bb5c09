import type { BusinessRole } from '#contracts/roles.ts';

/** Whoever asks. */
export interface Asking {
  personId: number;
  role: BusinessRole;
  /** The provider's package opens working with others. */
  isStaffOpened: boolean;
}

/** Somebody's place, as far as it says who may do what with it. */
export interface Place {
  personId: number;
  role: BusinessRole;
  isActive: boolean;
  /** Has had the role; false: was only invited. */
  hasBeenThere: boolean;
  /** What they are offered, also when its time is over. */
  offeredRole: BusinessRole | null;
  /** Is a person of the staff already. */
  isBound: boolean;
}

export const COLLEAGUE_ACTS = [
  'changeRole',
  'changeShare',
  'assign',
  'handOver',
  'resend',
  'withdraw',
  'deactivate',
  'reactivate',
] as const;
export type ColleagueAct = (typeof COLLEAGUE_ACTS)[number];

const BELOW_DIRECTOR: readonly BusinessRole[] = ['manager', 'collaborator'];
const BELOW_OWNER: readonly BusinessRole[] = ['director', ...BELOW_DIRECTOR];

/** Roles that somebody may give and take: nobody gives ownership, and a director no role like their own. */
export function rolesToGive(role: BusinessRole): readonly BusinessRole[] {
  if (role === 'owner') return BELOW_OWNER;
  return role === 'director' ? BELOW_DIRECTOR : [];
}

/** Whether somebody's place is another's to change: nobody's own, an owner's and a director's only to owners. */
export function mayChange(
  asking: Pick<Asking, 'personId' | 'role'>,
  place: Pick<Place, 'personId' | 'role'>,
) {
  if (asking.personId === place.personId) return false;
  return asking.role === 'owner' || rolesToGive(asking.role).includes(place.role);
}

/** Whether what somebody earns is another's to say: as `mayChange`, and an owner says their own. */
export const maySetShare = (
  asking: Pick<Asking, 'personId' | 'role'>,
  place: Pick<Place, 'personId' | 'role'>,
): boolean => mayChange(asking, place) || (asking.personId === place.personId && asking.role === 'owner');

/** Ownership is offered to who has another role. */
export const isHandover = ({ role, offeredRole }: Pick<Place, 'role' | 'offeredRole'>): boolean =>
  offeredRole === 'owner' && role !== 'owner';

/** What somebody may do with a place now, in the order it is shown. */
export function actsOn(asking: Asking, place: Place): ColleagueAct[] {
  const { role, isStaffOpened } = asking;
  const { isActive, hasBeenThere, offeredRole, isBound } = place;
  const isTheirs = mayChange(asking, place);
  const isOffered =
    offeredRole !== null && isTheirs && (role === 'owner' || rolesToGive(role).includes(offeredRole));
  const isSelf = asking.personId === place.personId;
  const fits: Record<ColleagueAct, boolean> = {
    changeRole: isTheirs && isActive,
    changeShare: maySetShare(asking, place) && isActive,
    assign: (isTheirs || isSelf) && isActive && !isBound && isStaffOpened,
    handOver: isTheirs && role === 'owner' && isActive && place.role !== 'owner' && !isHandover(place),
    resend: isOffered && isStaffOpened,
    withdraw: isOffered,
    deactivate: isTheirs && isActive,
    reactivate: isTheirs && !isActive && hasBeenThere && offeredRole === null && isStaffOpened,
  };
  return COLLEAGUE_ACTS.filter((act) => fits[act]);
}
