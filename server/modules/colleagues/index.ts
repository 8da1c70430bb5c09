/** The entry to colleagues: who works at a provider, and how they come and go. */
export {
  assignCollaborator,
  deactivateCollaborator,
  handOverOwnership,
  inviteCollaborator,
  reactivateCollaborator,
  updateCollaborator,
  verifyCollaboratorEmail,
  withdrawInvitation,
} from './use-cases/commands.ts';
export { amountThatCounts, shareOfBooking } from './rules/share-of-booking.ts';
export type { Share } from './rules/share-of-booking.ts';
export type { GlobalShare } from './use-cases/shares.ts';
export { getGlobalShare, saveCollaboratorShare, saveGlobalShare } from './use-cases/shares.ts';
export { namesOfColleaguePlaces, STANDINGS } from './store/find-colleagues.ts';
export type { ColleaguePage, HistoryLine, SeenColleague } from './use-cases/list-colleagues.ts';
export {
  getCollaborator,
  historyOf,
  listCollaborators,
  listUnassignedStaff,
} from './use-cases/list-colleagues.ts';
export type { InvitationToMe } from './use-cases/own-places.ts';
export {
  acceptInvitation,
  declineInvitation,
  leaveProvider,
  listMyInvitations,
} from './use-cases/own-places.ts';
export type { ColleagueAtDesk, Turn } from './use-cases/shared-computer.ts';
export { changeToColleague, listColleaguesAtDesk, turnsOf } from './use-cases/shared-computer.ts';
