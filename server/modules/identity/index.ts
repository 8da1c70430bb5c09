export { emailKey } from './rules/email-key.ts';
export { isSteppedUp } from './rules/session-times.ts';
export type { PersonCard } from './store/people.ts';
export { personFoundOrAdded } from './store/people.ts';
export { lockRoleAt, saveProviderRole } from './store/provider-roles.ts';
export { findOrAddPeople } from './use-cases/find-or-add-people.ts';
export { findOrAddPerson, personWanted } from './use-cases/find-or-add-person.ts';
export type { Person } from './use-cases/get-person.ts';
export {
  chosenLanguage,
  comesInByPassword,
  findPerson,
  getPerson,
  getPersonCards,
  hasActiveLogIn,
} from './use-cases/get-person.ts';
export { formerEmails, identityPersonalData, personToLeave } from './use-cases/personal-data.ts';
export { readActor, readActorsAgain } from './use-cases/read-actor.ts';
export type { AppVersion } from './store/app-versions.ts';
export { readAppVersion, saveAppVersion } from './store/app-versions.ts';
export { avatarKeyOf, setAvatarKey } from './store/profiles.ts';
export { getCurrentUser, updateAgreements, updateUser } from './use-cases/current-user.ts';
export { emailOfStep, emailTakenAway } from './use-cases/change-email.ts';
export { accountMail } from './use-cases/account-mail.ts';
export { confirmUser } from './use-cases/confirm-user.ts';
export { createUser } from './use-cases/create-user.ts';
export { openDemoSession } from './use-cases/demo-session.ts';
export type { ColleagueRow, OfferRow } from './store/colleagues.ts';
export {
  colleaguesOfProviders,
  findColleague,
  listOffersTo,
  listOwners,
  lockColleague,
} from './store/colleagues.ts';
export type { Invitee } from './use-cases/colleagues.ts';
export {
  endPlace,
  expectAnotherOwner,
  expectFactorFor,
  expectProved,
  giveRole,
  hasOpenOffer,
  leavePlace,
  lockOfOwners,
  offerRole,
  placeFor,
  takeOffer,
  withdrawOffer,
} from './use-cases/colleagues.ts';
export { endRole, invitePerson, setUserActive } from './use-cases/invite-person.ts';
export type { ChosenPerson } from './use-cases/change-person.ts';
export { changePerson, peopleAtDesk, TURN } from './use-cases/change-person.ts';
export { checkPassword } from './use-cases/check-password.ts';
export {
  readVisitorCode,
  startVisitorCode,
  visitorDigits,
  visitorSession,
  visitorToMailAgain,
} from './use-cases/visitor-codes.ts';
export { changePassword, forgotPassword, resetPassword } from './use-cases/reset-password.ts';
export { signIn } from './use-cases/sign-in.ts';
export type { TeamMember } from './store/team.ts';
export { administratorIds, listTeam, lockTeamRole } from './store/team.ts';
export {
  endTeamRole,
  expectAnotherAdministrator,
  offerTeamRole,
  takeTeamRole,
  teamInvitationLink,
} from './use-cases/team-roles.ts';
export { expectFactorProved } from './use-cases/step-up.ts';
export { signUp } from './use-cases/sign-up.ts';
export { openFirstSession } from './use-cases/open-first-session.ts';
export type { SignInOrigin } from './use-cases/finish-sign-in.ts';
export { originOf } from './use-cases/finish-sign-in.ts';
export type { NewLogIn } from './use-cases/registration.ts';
export { addLogIn, readRegistration } from './use-cases/registration.ts';
export { completeOnboarding } from './store/profiles.ts';
export { peopleWithLogIn } from './store/log-ins.ts';
