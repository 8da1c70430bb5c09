import type { AffectedAct } from '#contracts/consequences.ts';
import { HURT_ACTS } from '#contracts/consequences.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';

/** An act as the API takes it. */
export interface ActToSend {
  /** Of one booking or one session: the other is null. */
  reservationId: number | null;
  sessionId: number | null;
  act: AffectedAct;
  start: string | null;
  resourceId: number | null;
}

/** A row of a form in which an act is chosen, with what was typed for a move. */
export interface ActRow {
  act: ActToSend;
  date: string;
  time: string;
}

const ROW = /^acts\.(\d+)\.(reservationId|sessionId)$/;

/** The rows in which an act is chosen, in their order: `acts.<n>.reservationId` or `.sessionId`, `.act`, `.date`, `.time`, `.resourceId`. */
export function actRowsIn(fields: Iterable<readonly [name: string, value: unknown]>): ActRow[] {
  const values = new Map([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  return [...values].flatMap(([name, id]) => {
    const [, row, subject] = ROW.exec(name) ?? [];
    if (row === undefined) return [];
    const of = (field: string) => values.get(`acts.${row}.${field}`) ?? '';
    const act = HURT_ACTS.find((one) => one === of('act'));
    if (act === undefined) return [];
    const [date, time] = [of('date'), of('time')];
    const isMove = act === 'MOVE';
    const isGiven = isMove || act === 'REPLACE';
    return [
      {
        act: {
          reservationId: subject === 'reservationId' ? Number(id) : null,
          sessionId: subject === 'sessionId' ? Number(id) : null,
          act,
          start: isMove ? startOf(date, time) : null,
          resourceId: isGiven && of('resourceId') !== '' ? Number(of('resourceId')) : null,
        },
        date,
        time,
      },
    ];
  });
}

function startOf(date: string, time: string): string | null {
  const minute = parseTypedTime(time);
  return date === '' || minute === null ? null : `${date}T${formatMinuteOfDay(minute)}`;
}

/** Whether it can be sent: a move needs its start, a replacement who it is, and until then nothing is chosen. */
const isWhole = ({ act: { act, start, resourceId } }: ActRow): boolean =>
  (act !== 'MOVE' || start !== null) && (act !== 'REPLACE' || resourceId !== null);

/** What is sent of some rows, in their order. */
export const wholeActs = (rows: readonly ActRow[]): ActToSend[] => rows.filter(isWhole).map(({ act }) => act);

/** What a form chose for the bookings that its change would hurt. */
export const actsIn = (form: FormData): ActToSend[] => wholeActs(actRowsIn(form));
