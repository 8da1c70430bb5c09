import { afterAll, describe, expect, it } from 'vitest';
import { addDays } from '#contracts/time.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anEquipment } from '#server/modules/staff/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aConfirmedReservation } from './builders.ts';
import { atDesk } from './testing/desk.ts';
import type { RaceTrack } from './testing/race-track.ts';
import { anOfferOf, openRaceTrack } from './testing/race-track.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

// Two desks that put two bookings onto one place: the locks carry it, since both look before either writes.

/** DESK_RACES=5000 by hand. */
const ROUNDS = Number(process.env['DESK_RACES'] ?? (ALL_CASES ? 1000 : 10));
/** At one center: a day each, as far ahead as one books. */
const MOST_ROUNDS = 50;

const tracks: RaceTrack[] = [];
afterAll(async () => {
  for (const { app } of tracks) await app.close();
});

/** Each round two bookings of one person go to the same free start. @returns how often both were let in */
async function bothLetIn(track: RaceTrack, rounds: number): Promise<number> {
  if (!tracks.includes(track)) tracks.push(track);
  const { app } = track;
  const { providerId, offerId } = await anOfferOf(app, 1, { rooms: 1 });
  const actor = await worksAt(app, providerId, 'owner');
  let both = 0;
  for (let round = 0; round < rounds; round += 1) {
    const day = addDays('2026-11-10', round);
    const booked = [
      await aConfirmedReservation(app, { offerId, at: `${day}T09:00`, email: 'ada@example.it' }),
      await aConfirmedReservation(app, { offerId, at: `${day}T11:00`, email: 'bea@example.it' }),
    ];
    const input = { start: `${day}T19:00`, overruling: { reason: 'Sera' } };
    const outcomes = await track.race(
      booked.map(({ id }) => async () => {
        const { code } = await atDesk(
          app,
          'updateReservation',
          { p: providerId, id, sequence: 0, input },
          { actor },
        );
        return code ?? 'booked';
      }),
    );
    const won = outcomes.filter((outcome) => outcome === 'booked').length;
    if (won === 2) both += 1;
    expect(won).toBeGreaterThan(0);
  }
  return both;
}

describe('two bookings dragged onto one place, with all soft rules overruled', () => {
  it('with locks and constraints one wins each time', { timeout: 120_000 + ROUNDS * 2000 }, async () => {
    const track = await openRaceTrack({ locks: true, constraints: true });
    for (let round = 0; round < ROUNDS; round += MOST_ROUNDS)
      expect(await bothLetIn(track, Math.min(MOST_ROUNDS, ROUNDS - round))).toBe(0);
  });

  it('with locks alone as well: they carry it', { timeout: 120_000 }, async () => {
    expect(await bothLetIn(await openRaceTrack({ locks: true, constraints: false }), 5)).toBe(0);
  });

  it('with neither both get in', { timeout: 120_000 }, async () => {
    expect(await bothLetIn(await openRaceTrack({ locks: false, constraints: false }), 3)).toBe(3);
  });
});

/** Each round two bookings of two people, in a cabin each, are given the hall. @returns how often both were let in */
async function bothInOneRoom(track: RaceTrack, rounds: number): Promise<number> {
  tracks.push(track);
  const { app } = track;
  const { providerId, people } = await anOfferOf(app, 2);
  const actor = await worksAt(app, providerId, 'owner');
  const cabin = await anEquipment(app.work(), { providerId, name: 'Cabina', quantity: 2 });
  const hall = await anEquipment(app.work(), { providerId });
  const needs = [{ resourceIds: [cabin, hall] }];
  const { offerId } = await anOffer(app.work(), { providerId, people, needs });
  let both = 0;
  for (let round = 0; round < rounds; round += 1) {
    const at = `${addDays('2026-11-10', round)}T09:00`;
    const [anna, bruno] = people;
    const booked = [
      await aConfirmedReservation(app, { offerId, at, resourceId: anna ?? 0, email: 'ada@example.it' }),
      await aConfirmedReservation(app, { offerId, at, resourceId: bruno ?? 0, email: 'bea@example.it' }),
    ];
    const input = { things: [{ resourceId: hall, unit: 1 }], overruling: { reason: 'Serve la sala' } };
    const outcomes = await track.race(
      booked.map(({ id }) => async () => {
        const { code } = await atDesk(
          app,
          'updateReservation',
          { p: providerId, id, sequence: 0, input },
          { actor },
        );
        return code ?? 'booked';
      }),
    );
    const won = outcomes.filter((outcome) => outcome === 'booked').length;
    if (won === 2) both += 1;
    expect(won).toBeGreaterThan(0);
  }
  return both;
}

describe('two bookings of two people given one room', () => {
  it('with locks and constraints one wins each time', { timeout: 120_000 }, async () => {
    expect(await bothInOneRoom(await openRaceTrack({ locks: true, constraints: true }), 10)).toBe(0);
  });

  it('with locks alone as well: they carry it', { timeout: 120_000 }, async () => {
    expect(await bothInOneRoom(await openRaceTrack({ locks: true, constraints: false }), 5)).toBe(0);
  });

  it('with neither both get in', { timeout: 120_000 }, async () => {
    expect(await bothInOneRoom(await openRaceTrack({ locks: false, constraints: false }), 3)).toBe(3);
  });
});
