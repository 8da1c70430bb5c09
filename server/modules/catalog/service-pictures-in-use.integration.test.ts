import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { deleteUnusedPictures } from './store/services/pictures.ts';
import { inSize, PictureSteps, SIZES } from './testing/picture-steps.ts';

const HOUR_MS = 3_600_000;

let steps: PictureSteps;
let anna: number;
beforeAll(async () => {
  steps = await PictureSteps.open();
});
afterAll(() => steps.close());
beforeEach(async () => {
  await steps.begin();
  anna = await aColleague(steps.app.work(), { providerId: steps.providerId });
});

interface Service {
  id: number;
  version: number;
  imageUrl: string | null;
  shownImageUrl: string;
}
const FIELDS = 'id version imageUrl shownImageUrl';
const form = (imageUrl: string | null) => ({
  name: 'Massaggi',
  imageUrl,
  offers: [{ name: 'Un’ora', priceCents: 6000, durationMinutes: 60, people: [anna] }],
});
const create = (imageUrl: string | null) =>
  steps.ask<Service>(
    `mutation($p: Id!, $input: SubServiceInput!) { createSubService(providerId: $p, input: $input) { ${FIELDS} } }`,
    { input: form(imageUrl) },
  );
const edit = ({ id, version }: Service, imageUrl: string | null) =>
  steps.ask<Service>(
    `mutation($p: Id!, $id: Id!, $v: Int!, $input: SubServiceInput!) { editSubService(providerId: $p, id: $id, version: $v, input: $input) { ${FIELDS} } }`,
    { id, v: version, input: form(imageUrl) },
  );
const WRONG_PICTURE = { code: 'invalidInput', affected: ['imageUrl'] };

/** Lets hours pass, sweeps, and sets the clock back. */
async function sweepAfter(hours: number): Promise<void> {
  const now = steps.app.clock.now();
  steps.app.clock.set(new Date(now.getTime() + hours * HOUR_MS));
  await steps.app.jobs.runNow('catalog.sweep-pictures');
  await steps.app.jobs.drain();
  steps.app.clock.set(now);
}

describe('a service', () => {
  it('saves its path, and is shown with it in the size that is asked for', async () => {
    const path = await steps.aPicture();
    const { id, imageUrl, shownImageUrl } = await create(path);
    expect([imageUrl, shownImageUrl]).toEqual([path, `${steps.app.deps.origin}${path}`]);
    const list = (size: string) =>
      steps.ask<{ id: number; imageUrl: string }[]>(
        `query($p: Id!) { getSubservicesForBooking(providerId: $p) { id imageUrl${size} } }`,
        {},
        null,
      );
    expect(await list('')).toEqual([{ id, imageUrl: `${steps.app.deps.origin}${path}` }]);
    for (const size of SIZES)
      expect(await list(`(size: ${size})`)).toEqual([
        { id, imageUrl: `${steps.app.deps.origin}${inSize(path, size)}` },
      ]);
  });

  it('without a picture shows a drawing of what its name says, in the size that is asked for; an steps.address steps.elsewhere stays as it is', async () => {
    const { id } = await create(null);
    const shownIn = async (size: string) =>
      (
        await steps.ask<{ shownImageUrl: string }>(
          `query($p: Id!, $id: Id!) { getSubService(providerId: $p, id: $id) { shownImageUrl(size: ${size}) } }`,
          { id },
        )
      ).shownImageUrl;
    expect(await shownIn('small')).toMatch(/\/media\/drawings\/[a-z]+-[1-3]\/small\.webp$/);
    await saveAsBefore(id, 'https://elsewhere.example/medium.webp');
    expect(await shownIn('small')).toBe('https://elsewhere.example/medium.webp');
  });

  it('saves no other provider’s picture, none that is not there, and no steps.address elsewhere', async () => {
    const path = await steps.aPicture();
    const anothers = path.replace(`/${steps.providerId}/`, `/${steps.elsewhere}/`);
    const none = path.replace(/[0-9a-f]{40}/, '0'.repeat(40));
    const service = await create(path);
    for (const wrong of [anothers, none, inSize(path, 'large'), 'https://elsewhere.example/a.png']) {
      await expect(create(wrong)).rejects.toMatchObject(WRONG_PICTURE);
      await expect(edit(service, wrong)).rejects.toMatchObject(WRONG_PICTURE);
    }
    expect((await edit(service, '/media/drawings/tea-1/medium.webp')).imageUrl).toContain('drawings');
  });

  it('keeps an steps.address steps.elsewhere that it had, and once it is gone takes it no more', async () => {
    const service = await create(null);
    const former = 'https://elsewhere.example/a.png';
    await saveAsBefore(service.id, former);
    const kept = await edit(service, former);
    expect(kept.imageUrl).toBe(former);
    await expect(edit(await edit(kept, null), former)).rejects.toMatchObject(WRONG_PICTURE);
  });

  /** As forms could until now. */
  const saveAsBefore = (id: number, imageUrl: string) =>
    steps.app.pool.query('update services set image_url = $2 where id = $1', [id, imageUrl]);
});

describe('the sweep', () => {
  it('removes what was never saved, replaced or taken off, a day after it was made, with all its files', async () => {
    const [unsaved, replaced, takenOff, inUse] = [
      await steps.aPicture(),
      await steps.aPicture(),
      await steps.aPicture(),
      await steps.aPicture(),
    ];
    await edit(await create(replaced), inUse);
    await edit(await create(takenOff), null);
    await sweepAfter(23);
    for (const path of [unsaved, replaced, takenOff, inUse]) expect(await steps.isShown(path)).toBe(true);
    await sweepAfter(25);
    for (const path of [unsaved, replaced, takenOff])
      for (const size of SIZES) expect(await steps.isShown(inSize(path, size))).toBe(false);
    expect(await steps.isShown(inUse)).toBe(true);
    await expect(create(unsaved)).rejects.toMatchObject(WRONG_PICTURE);
    const files = readdirSync(join(steps.app.config.dataFolder, `files/services/${steps.providerId}`));
    expect(files).toHaveLength(SIZES.length);
  });

  it('keeps those of services that are switched off or archived, and of a copy', async () => {
    const path = await steps.aPicture();
    const [one] = [await create(path), await create(path)];
    await archive(one.id);
    await sweepAfter(48);
    expect(await steps.isShown(path)).toBe(true);
    await remove(one.id);
    await sweepAfter(48);
    expect(await steps.isShown(path)).toBe(true);
  });

  it('removes those of services that are deleted for good, booked ones too', async () => {
    const [gone, booked] = [await steps.aPicture(), await steps.aPicture()];
    await remove((await create(gone)).id);
    const service = await create(booked);
    const { rows } = await steps.app.pool.query<{ id: string }>(
      'select id from offers where service_id = $1',
      [service.id],
    );
    await worksEveryDay(steps.app.work(), {
      providerId: steps.providerId,
      resourceId: anna,
      from: 540,
      to: 1080,
    });
    const { id: reservationId } = await aConfirmedReservation(steps.app, { offerId: Number(rows[0]?.id) });
    await remove(service.id, [{ reservationId, act: 'KEEP' }]);
    const { rows: kept } = await steps.app.pool.query('select deleted from services where id = $1', [
      service.id,
    ]);
    expect(kept).toEqual([{ deleted: true }]);
    await sweepAfter(25);
    expect([await steps.isShown(gone), await steps.isShown(booked)]).toEqual([false, false]);
  });

  it('gets through more than it takes at once', async () => {
    await steps.app.pool.query(
      `insert into service_pictures (provider_id, key, made_at)
       select $1, substr(md5(n::text) || md5(n::text), 1, 40), $2 from generate_series(1, 250) n`,
      [steps.providerId, steps.app.clock.now()],
    );
    await sweepAfter(25);
    const { rows } = await steps.app.pool.query('select 1 from service_pictures where provider_id = $1', [
      steps.providerId,
    ]);
    expect(rows).toEqual([]);
  });

  it('leaves a picture that somebody is saving', async () => {
    const path = await steps.aPicture();
    const key = path.split('/')[4];
    const saving = await steps.app.pool.connect();
    try {
      await saving.query('begin');
      await saving.query('select from service_pictures where key = $1 for key share', [key]);
      await sweepAfter(25);
      expect(await steps.isShown(path)).toBe(true);
    } finally {
      await saving.query('rollback');
      saving.release();
    }
  });

  it('lets who saves a picture that is just being swept hear that it is gone', async () => {
    const path = await steps.aPicture();
    const sweeping = await steps.app.pool.connect();
    try {
      await sweeping.query('begin');
      await sweeping.query('delete from service_pictures where key = $1', [path.split('/')[4]]);
      const saved = expect(create(path)).rejects.toMatchObject(WRONG_PICTURE);
      await expect
        .poll(async () => {
          const { rows } = await steps.app.pool.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return rows.length;
        })
        .toBe(1);
      await sweeping.query('commit');
      await saved;
    } finally {
      sweeping.release();
    }
  });

  it('looks again once it holds a picture that it found unused: somebody may have saved it just before', async () => {
    const path = await steps.aPicture();
    const { providerId } = steps;
    const found = [{ providerId, key: path.split('/')[4] ?? '' }];
    await create(path);
    expect(await deleteUnusedPictures(steps.app.work(), found)).toEqual([]);
  });

  const archive = (id: number) =>
    steps.ask('mutation($p: Id!, $id: Id!) { archiveSubServices(providerId: $p, ids: [$id]) { id } }', {
      id,
    });
  const remove = (id: number, acts: object[] = []) =>
    steps.ask(
      'mutation($p: Id!, $id: Id!, $acts: [HurtActInput!]) { deleteSubServices(providerId: $p, ids: [$id], acts: $acts) }',
      { id, acts },
    );
});
