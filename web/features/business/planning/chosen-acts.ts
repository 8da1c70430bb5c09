import type { HurtAct } from '#contracts/consequences.ts';
import { HURT_ACTS } from '#contracts/consequences.ts';

/** An act as the API takes it. */
export interface ActToSend {
  reservationId: number;
  act: HurtAct;
  start: string | null;
  resourceId: number | null;
}

const ROW = /^acts\.(\d+)\.reservationId$/;

/** The rows of a form in which an act is chosen, in their order: `acts.<n>.reservationId`, `.act`, `.start`, `.resourceId`. */
export function actRowsIn(
  fields: Iterable<readonly [name: string, value: unknown]>,
): (ActToSend & { row: number })[] {
  const values = new Map([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  return [...values].flatMap(([name, id]) => {
    const row = ROW.exec(name)?.[1];
    if (row === undefined) return [];
    const of = (field: string) => values.get(`acts.${row}.${field}`) ?? '';
    const act = HURT_ACTS.find((one) => one === of('act'));
    if (act === undefined) return [];
    const isMove = act === 'MOVE';
    const start = isMove && of('start') !== '' ? of('start').slice(0, 16) : null;
    const resourceId = isMove && of('resourceId') !== '' ? Number(of('resourceId')) : null;
    return [{ row: Number(row), reservationId: Number(id), act, start, resourceId }];
  });
}

/** What a form chose for the bookings that its change would hurt. */
export function actsIn(form: FormData): ActToSend[] {
  return actRowsIn(form).map(({ row: _, ...act }) => act);
}
