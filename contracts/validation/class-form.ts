import * as v from 'valibot';
import {
  CLASS_MODELS,
  CLASS_TYPES,
  LATE_JOINS,
  MOST_SESSIONS_ADDED,
  MOST_SESSIONS_SIGNED_UP,
  SESSION_SCOPES,
} from '../classes.ts';
import { INTERVAL_TYPES } from '../recurrence.ts';
import { isLocalDate } from '../time.ts';
import { CHOSEN_VAT_TREATMENTS } from '../vat.ts';
import type { PairProblem } from './field-texts.ts';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from './offering.ts';
import { paragraphs, plainText, requiredName } from './plain-text.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = whole(1, Number.MAX_SAFE_INTEGER);
const LEAST_ABOVE_MOST: PairProblem = 'leastAboveMost';

/** Of the place or the call of an online session, in characters. */
export const LONGEST_LINK = 500;

/** A course or event as the back office edits it; its sessions have a form of their own. */
export const ClassForm = v.pipe(
  v.object({
    serviceType: v.picklist(CLASS_TYPES),
    name: requiredName(LONGEST_NAME),
    description: v.optional(paragraphs(LONGEST_DESCRIPTION), ''),
    /** A group of courses or of events of the center; null: none. */
    groupId: v.optional(v.nullable(id), null),
    model: v.picklist(CLASS_MODELS),
    lateJoin: v.optional(v.picklist(LATE_JOINS), 'no'),
    /** Of all sessions, an hour or a session, by the model; of custom what a new session begins with. */
    priceCents: whole(0, 99_999_999),
    /** What a new session begins with. */
    durationMinutes: whole(5, 1440),
    capacity: whole(1, 10_000),
    minimumCapacity: v.optional(whole(1, 10_000), 1),
    locationType: v.optional(v.pipe(whole(1, 4), v.picklist([1, 2, 3, 4])), 1),
    closesMinutes: v.optional(whole(0, 525_600), 0),
    vatTreatment: v.optional(v.nullable(v.picklist(CHOSEN_VAT_TREATMENTS)), null),
    isActive: v.optional(v.boolean(), true),
    isPublished: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.check(({ minimumCapacity, capacity }) => minimumCapacity <= capacity, LEAST_ABOVE_MOST),
    ['minimumCapacity'],
  ),
);
export type ClassForm = v.InferOutput<typeof ClassForm>;

/** Local time without seconds: `2026-11-03T18:00`. */
const localMinute = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/));

const link = v.optional(
  v.pipe(
    plainText(LONGEST_LINK),
    v.check((address) => address === null || /^https:\/\/\S+$/.test(address)),
  ),
  null,
);

/** One session as it is added. */
const session = v.object({
  /** In the time zone of the center. */
  startsAt: localMinute,
  durationMinutes: whole(5, 1440),
  capacity: whole(1, 10_000),
  /** Of the model custom alone. */
  priceCents: v.nullish(whole(0, 99_999_999), null),
  teacherId: v.nullish(id, null),
  roomId: v.nullish(id, null),
  link,
  /** Sessions of one form with the same number repeat each other. */
  series: v.nullish(whole(0, 9999), null),
  /** By what they do. */
  intervalType: v.nullish(v.picklist(INTERVAL_TYPES), null),
});
export type NewSession = v.InferOutput<typeof session>;

/** Which sessions a change is about. */
const scope = v.optional(v.picklist(SESSION_SCOPES), 'this');
export const ScopeOfChange = v.object({ scope });

/** One session as it is changed; its price stays as it was sold. Others of the scope take over what is changed of it, their time by the same difference. */
export const EditedSession = v.object({
  startsAt: session.entries.startsAt,
  durationMinutes: session.entries.durationMinutes,
  capacity: session.entries.capacity,
  teacherId: session.entries.teacherId,
  roomId: session.entries.roomId,
  link: session.entries.link,
  tellsParticipants: v.optional(v.boolean(), true),
  scope,
  /** Also those of the scope that were changed alone. */
  includesChanged: v.optional(v.boolean(), false),
});
export type EditedSession = v.InferOutput<typeof EditedSession>;

/** Sessions that are added to a class at once. */
export const NewSessionsForm = v.object({
  sessions: v.pipe(v.array(session), v.minLength(1), v.maxLength(MOST_SESSIONS_ADDED)),
});

/** A class that is copied with its term. */
export const DuplicatedClass = v.object({
  name: requiredName(LONGEST_NAME),
  /** The day of its first session. */
  startsOn: v.pipe(
    v.string(),
    v.check((date) => isLocalDate(date)),
  ),
  /** Also who teaches its sessions and where, which may be taken then. */
  keepsTeachers: v.optional(v.boolean(), true),
});

/** Which sessions an act is about, each once. */
export const SomeSessions = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(MOST_SESSIONS_ADDED),
    v.transform((ids) => [...new Set(ids)]),
  ),
});

/** Why sessions are cancelled, told to whoever has signed up; a whole term at once. */
export const CancellingSessions = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(MOST_SESSIONS_SIGNED_UP),
    v.transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
  ),
  reason: plainText(300),
});

/** Whether somebody came. */
export const SessionPresence = v.object({ presence: v.nullable(v.picklist(['arrived', 'noShow'])) });
