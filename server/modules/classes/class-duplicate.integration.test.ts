import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aClass } from './builders.ts';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date('2026-10-01T08:00:00Z'));
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});

it('copies a class with its term to a new start, at the same time on the clock, unpublished; a clash copies nothing', async () => {
  const { providerId, classId, sessionIds } = await aClass(app.work(), {
    name: 'Yoga autunno',
    isSeries: true,
    capacity: 7,
    starts: ['2026-10-20T16:00:00Z', '2026-10-27T17:00:00Z', '2026-11-03T17:00:00Z'],
  });
  await app.pool.query("update class_sessions set status = 'C', cancelled_at = now() where id = $1", [
    sessionIds[2],
  ]);
  await app.pool.query("delete from holds where kind = 'class' and holder_id = $1", [sessionIds[2]]);
  const owner = await worksAt(app, providerId, 'owner');
  const duplicate = async (input: object) => {
    const { data, errors } = await app.ask(
      'mutation($p: Id!, $c: Id!, $n: String!, $s: String!, $k: Boolean) { duplicateClass(providerId: $p, id: $c, name: $n, startsOn: $s, keepsTeachers: $k) }',
      { p: providerId, c: classId, n: 'Yoga primavera', s: '2027-03-23', ...input },
      { actor: owner, idempotencyKey: `copy-${(made += 1)}` },
    );
    return errors ? { code: errors[0]?.code, affected: errors[0]?.affected } : data?.['duplicateClass'];
  };
  const id = await duplicate({});
  const { rows } = await app.pool.query(
    `select s.starts_at, s.capacity, s.taken, s.series_id = min(s.id) over () as is_series, h.name, h.published,
        (select count(*)::int from holds where kind = 'class' and holder_id = s.id) as holds
      from class_sessions s join offers o on o.id = s.offer_id join services h on h.id = o.service_id where s.offer_id = $1 order by s.id`,
    [id],
  );
  const copied = {
    name: 'Yoga primavera',
    published: false,
    capacity: 7,
    taken: 0,
    is_series: true,
    holds: 1,
  };
  expect(rows).toEqual([
    { ...copied, starts_at: new Date('2027-03-23T17:00:00Z') },
    { ...copied, starts_at: new Date('2027-03-30T16:00:00Z') },
  ]);
  // The teacher teaches the first copy then
  expect(await duplicate({ s: '2027-03-16' })).toEqual({
    code: 'reservationInvalidCapacity',
    affected: ['sessions.1'],
  });
  const { rows: none } = await app.pool.query("select 1 from services where name = 'Yoga primavera'");
  expect(none).toHaveLength(1);
  expect(await duplicate({ s: '2027-03-16', k: false })).toBeGreaterThan(0);
  expect(await duplicate({ s: '2026-09-01' })).toMatchObject({ code: 'invalidPastDate' });
  expect(await duplicate({ s: '2026-02-30' })).toMatchObject({ code: 'invalidInput' });
});
