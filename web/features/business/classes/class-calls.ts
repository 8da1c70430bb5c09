import type {
  ClassModel,
  ClassSessionSeen,
  ClassSeen as OwnClass,
  ListedClass,
  RosterEntry,
  SessionToEdit,
  SubscriptionListed as ListedSubscription,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type {
  ClassModel,
  ClassSessionSeen,
  ListedClass,
  ListedSubscription,
  OwnClass,
  RosterEntry,
  SessionToEdit,
};

const LISTED = `fragment ListedClass on OwnClass {
  id serviceType name model priceCents sessions coming nextAt isActive isPublished isArchived
}`;
const SEEN = `fragment ClassSeen on OwnClass {
  id serviceType name description groupId groupName color model lateJoin closesMinutes priceCents durationMinutes capacity minimumCapacity
  locationType vatTreatment isActive isPublished isArchived version
}`;
const SESSION = `fragment ClassSessionSeen on OwnSession {
  id classId className startsAt endsAt timeZone priceCents capacity taken teacherName roomName link status seriesId intervalType isChangedByHand
}`;

export const CLASSES = operation(`query Classes(
  $providerId: Id!, $serviceType: ClassType, $archived: Boolean, $today: String!
) {
  getClasses(providerId: $providerId, serviceType: $serviceType, archived: $archived) { ...ListedClass }
  getSessionsOfDays(providerId: $providerId, from: $today) { ...ClassSessionSeen }
}
${LISTED}
${SESSION}`);

export const CLASS_WITH_SESSIONS = operation(`query ClassWithSessions($providerId: Id!, $id: Id!) {
  getClass(providerId: $providerId, id: $id) { ...ClassSeen }
  getClassSessions(providerId: $providerId, classId: $id) { ...ClassSessionSeen }
}
${SEEN}
${SESSION}`);

export const NEW_CLASS = operation(`query NewClass($providerId: Id!) {
  courseGroups: getServiceGroups(providerId: $providerId, kind: course) { id name color }
  eventGroups: getServiceGroups(providerId: $providerId, kind: event) { id name color }
  getCurrentUser { businesses { providerId viewerCan } }
}`);

export const CLASS_TO_EDIT = operation(`query ClassToEdit($providerId: Id!, $id: Id!) {
  getClass(providerId: $providerId, id: $id) { ...ClassSeen }
  courseGroups: getServiceGroups(providerId: $providerId, kind: course) { id name color }
  eventGroups: getServiceGroups(providerId: $providerId, kind: event) { id name color }
  getCurrentUser { businesses { providerId viewerCan } }
}
${SEEN}`);

export const CLASS_FOR_SESSIONS = operation(`query ClassForSessions($providerId: Id!, $id: Id!) {
  getClass(providerId: $providerId, id: $id) { ...ClassSeen }
  getServiceResources(providerId: $providerId) { id name kind }
  getCurrentUser { businesses { providerId viewerCan } }
}
${SEEN}`);

export const CREATE_CLASS = operation(`mutation CreateClass($providerId: Id!, $input: ClassInput!) {
  createClass(providerId: $providerId, input: $input)
}`);

export const EDIT_CLASS =
  operation(`mutation EditClass($providerId: Id!, $id: Id!, $version: Int!, $input: ClassInput!) {
  editClass(providerId: $providerId, id: $id, version: $version, input: $input)
}`);

export const DUPLICATE_CLASS = operation(`mutation DuplicateClass(
  $providerId: Id!, $id: Id!, $name: String!, $startsOn: String!, $keepsTeachers: Boolean
) {
  duplicateClass(providerId: $providerId, id: $id, name: $name, startsOn: $startsOn, keepsTeachers: $keepsTeachers)
}`);

export const TOGGLE_CLASSES =
  operation(`mutation ToggleClasses($providerId: Id!, $ids: [Id!]!, $active: Boolean, $published: Boolean) {
  toggleClasses(providerId: $providerId, ids: $ids, active: $active, published: $published)
}`);

export const ARCHIVE_CLASSES = operation(
  'mutation ArchiveClasses($providerId: Id!, $ids: [Id!]!) { archiveClasses(providerId: $providerId, ids: $ids) }',
);

export const RESTORE_CLASSES = operation(
  'mutation RestoreClasses($providerId: Id!, $ids: [Id!]!) { restoreClasses(providerId: $providerId, ids: $ids) }',
);

export const CREATE_SESSIONS =
  operation(`mutation CreateSessions($providerId: Id!, $classId: Id!, $sessions: [NewSessionInput!]!) {
  createSessions(providerId: $providerId, classId: $classId, sessions: $sessions)
}`);

export const SESSION_TO_EDIT = operation(`query SessionToEditPage($providerId: Id!, $id: Id!) {
  getClassSession(providerId: $providerId, id: $id) {
    session { ...SessionToEdit }
    ofClass { id name locationType }
  }
  getServiceResources(providerId: $providerId) { id name kind }
  getCurrentUser { businesses { providerId viewerCan } }
}
fragment SessionToEdit on OwnSession {
  id startsAt endsAt timeZone capacity taken teacherId roomId link status seriesId isChangedByHand version
}`);

export const SESSIONS_OF_CLASS = operation(`query SessionsOfClass($providerId: Id!, $classId: Id!) {
  getClassSessions(providerId: $providerId, classId: $classId) { ...ClassSessionSeen }
}
${SESSION}`);

export const EDIT_SESSION = operation(`mutation EditSession(
  $providerId: Id!, $id: Id!, $version: Int!, $input: EditedSessionInput!
) {
  editSession(providerId: $providerId, id: $id, version: $version, input: $input)
}`);

export const CANCEL_SESSIONS =
  operation(`mutation CancelSessions($providerId: Id!, $ids: [Id!]!, $reason: String) {
  cancelSessions(providerId: $providerId, ids: $ids, reason: $reason)
}`);

export const DELETE_SESSIONS = operation(
  'mutation DeleteSessions($providerId: Id!, $ids: [Id!]!) { deleteSessions(providerId: $providerId, ids: $ids) }',
);

export const ROSTER = operation(`query Roster($providerId: Id!, $id: Id!) {
  getClassSession(providerId: $providerId, id: $id) {
    session { ...ClassSessionSeen }
    ofClass { id name model priceCents minimumCapacity isArchived }
    roster { ...RosterEntry }
    canAdd
  }
}
${SESSION}
fragment RosterEntry on RosterLine {
  subscriptionId customerId firstname lastname email phone status presence presenceAt paymentState owedCents
}`);

export const SET_SESSION_PRESENCE = operation(`mutation SetSessionPresence(
  $providerId: Id!, $sessionId: Id!, $subscriptionId: Id!, $presence: String
) {
  setSessionPresence(providerId: $providerId, sessionId: $sessionId, subscriptionId: $subscriptionId, presence: $presence)
}`);

export const SUBSCRIPTIONS = operation(`query Subscriptions(
  $providerId: Id!, $standing: SubscriptionStanding, $classId: Id, $page: Int
) {
  getSubscriptions(providerId: $providerId, standing: $standing, classId: $classId, page: $page) {
    total page pages items { ...SubscriptionListed }
  }
  getClasses(providerId: $providerId) { id name }
}
fragment SubscriptionListed on ListedSubscription {
  id className customerId firstname lastname email phone status sessions nextAt paymentState owedCents
}`);
