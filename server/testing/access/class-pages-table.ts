import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  CLASS_SCREEN,
  ARCHIVE_SCREEN,
  CLASS_TO_ARCHIVE,
  CLASS_TO_RESTORE,
  CLASS_TO_EDIT_SCREEN,
  CLASSES_SCREEN,
  NEW_CLASS_SCREEN,
  PRESENCE_TO_SAY,
  SESSION_SCREEN,
  SESSION_TO_CANCEL,
  SESSION_TO_DELETE,
  SESSIONS_TO_ADD,
  SUBSCRIPTIONS_SCREEN,
} from './targets/class-screens.ts';

const SEES = whoMay('seeReservations');
const CHANGES = whoMay('changeClasses');

/** Who works at the desk sees who comes. */
const SHOWS_PARTICIPANTS = {
  shows: ['customers.id', 'customers.firstname', 'customers.lastname', 'customers.email', 'customers.phone'],
};

const BY_SESSION = { ignores: { classId: 'the session says which class it is of' } };

/** The screens of courses, events and sign-ups, and what their forms do. */
export const PAGES_OF_CLASSES: readonly Row[] = [
  row('GET /business/:center/classes', CLASSES_SCREEN, SEES, NOBODY),
  row('POST /business/:center/classes', CLASS_TO_ARCHIVE, CHANGES, NOBODY),
  row('GET /business/:center/archive', ARCHIVE_SCREEN, SEES, NOBODY),
  row('POST /business/:center/archive', CLASS_TO_RESTORE, CHANGES, NOBODY),
  row('GET /business/:center/classes/new', NEW_CLASS_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/classes/new', NEW_CLASS_SCREEN, CHANGES, NOBODY),
  row('GET /business/:center/classes/:classId', CLASS_SCREEN, SEES, NOBODY),
  row('POST /business/:center/classes/:classId', SESSION_TO_CANCEL, CHANGES, NOBODY, BY_SESSION),
  row('POST /business/:center/classes/:classId', SESSION_TO_DELETE, CHANGES, NOBODY, BY_SESSION),
  row('GET /business/:center/classes/:classId/edit', CLASS_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/classes/:classId/edit', CLASS_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('GET /business/:center/classes/:classId/sessions/new', SESSIONS_TO_ADD, CHANGES, NOBODY),
  row('POST /business/:center/classes/:classId/sessions/new', SESSIONS_TO_ADD, CHANGES, NOBODY),
  row('GET /business/:center/classes/sessions/:sessionId', SESSION_SCREEN, SEES, NOBODY, SHOWS_PARTICIPANTS),
  row(
    'POST /business/:center/classes/sessions/:sessionId',
    PRESENCE_TO_SAY,
    whoMay('changeReservations'),
    NOBODY,
    SHOWS_PARTICIPANTS,
  ),
  row('GET /business/:center/subscriptions', SUBSCRIPTIONS_SCREEN, SEES, NOBODY, SHOWS_PARTICIPANTS),
];
