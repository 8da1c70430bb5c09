import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MOST_NEEDS, MOST_OFFERS, ServiceForm } from '#contracts/validation/offering.ts';
import { formOf } from '#web/lib/testing/answering-api.ts';
import type { OwnService } from './service-calls.ts';
import {
  copyOfService,
  givenOf,
  newService,
  valuesOfForm,
  serviceFormValues,
} from './service-form-values.ts';

const SERVICE: OwnService = {
  id: 7,
  name: 'Massaggio',
  description: 'Un’ora.',
  imageUrl: null,
  shownImageUrl: 'https://radura.example/media/drawings/tea-1/medium.webp',
  group: { id: 3, name: 'Corpo', color: '#336655' },
  isActive: true,
  isPublished: true,
  isArchived: false,
  version: 4,
  isAlwaysAvailable: false,
  periodStartDate: '2027-06-01',
  periodEndDate: null,
  periodStartMinute: 570,
  periodEndMinute: 1440,
  locationType: 1,
  minCalendarSlot: 15,
  offers: [
    {
      id: 320220465832403,
      name: 'Un’ora',
      description: '',
      priceCents: 4505,
      duration: 60,
      prepareMinutes: 0,
      cleanupMinutes: 10,
      capacity: 1,
      minimumCapacity: 1,
      vatTreatment: 'healthExempt',
      isActive: true,
      people: [320220465832404],
      needs: [{ units: 2, resourceIds: [12, 13], names: ['Cabina 1', 'Cabina 2'] }],
    },
  ],
};

const read = (typed: Parameters<typeof givenOf>[0]) => v.parse(ServiceForm, givenOf(typed));
const wrong = (fields: Record<string, string>): string[] => {
  const { issues = [] } = v.safeParse(ServiceForm, givenOf(valuesOfForm(formOf(fields))));
  return issues.map((issue) => v.getDotPath(issue) ?? '');
};
const OFFER = { 'offers.0.durationMinutes': '60', 'offers.0.priceCents': '45' };

describe('the form of a service', () => {
  it('says of a service that nobody touched what it is', () => {
    const [first] = SERVICE.offers;
    const { duration, ...offer } = first ?? {};
    expect(read(serviceFormValues(SERVICE))).toMatchObject({
      name: 'Massaggio',
      groupId: 3,
      isAlwaysAvailable: false,
      periodStartDate: '2027-06-01',
      periodEndDate: null,
      periodStartMinute: 570,
      periodEndMinute: 1440,
      minCalendarSlot: 15,
      offers: [{ ...offer, durationMinutes: duration, needs: [{ units: 2, resourceIds: [12, 13] }] }],
    });
  });

  it('sends nothing that the API does not know', () => {
    const known = [
      'name',
      'description',
      'imageUrl',
      'groupId',
      'isAlwaysAvailable',
      'locationType',
      'minCalendarSlot',
      'offers',
    ];
    const period = ['periodStartDate', 'periodEndDate', 'periodStartMinute', 'periodEndMinute'];
    expect(Object.keys(read(serviceFormValues(SERVICE))).toSorted()).toEqual(
      [...known, ...period].toSorted(),
    );
    expect(Object.keys(read(serviceFormValues(SERVICE)).offers[0] ?? {})).not.toContain('position');
  });

  it('calls an offer without a name as the service', () => {
    expect(read(valuesOfForm(formOf({ name: 'Yoga', ...OFFER }))).offers[0]?.name).toBe('Yoga');
  });

  it('says once that the name is missing', () => {
    expect(wrong(OFFER)).toEqual(['name']);
  });

  it('forgets the period of a service that is always there', () => {
    const fields = { name: 'Yoga', periodStartDate: '2027-06-01', periodStartMinute: '9', ...OFFER };
    expect(read(valuesOfForm(formOf(fields)))).toMatchObject({
      periodStartDate: null,
      periodStartMinute: null,
    });
    expect(read(valuesOfForm(formOf({ ...fields, isLimited: 'on' })))).toMatchObject({
      periodStartDate: '2027-06-01',
      periodStartMinute: 540,
    });
  });

  it('takes several offers in the order in which they are sent', () => {
    const fields = { name: 'Yoga', 'offers.1.durationMinutes': '90', 'offers.1.priceCents': '60', ...OFFER };
    expect(read(valuesOfForm(formOf(fields))).offers.map(({ durationMinutes }) => durationMinutes)).toEqual([
      90, 60,
    ]);
  });

  it.each([
    [{ 'offers.0.priceCents': '' }, 'offers.0.priceCents'],
    [{ 'offers.0.priceCents': '1.234,50' }, 'offers.0.priceCents'],
    [{ 'offers.0.priceCents': '-1' }, 'offers.0.priceCents'],
    [{ 'offers.0.durationMinutes': '1e3' }, 'offers.0.durationMinutes'],
    [{ 'offers.0.durationMinutes': '0' }, 'offers.0.durationMinutes'],
    [{ 'offers.0.capacity': 'tanti' }, 'offers.0.capacity'],
    [{ 'offers.0.capacity': '2', 'offers.0.minimumCapacity': '3' }, 'offers.0.minimumCapacity'],
    [{ isLimited: 'on', periodStartMinute: '25:00' }, 'periodStartMinute'],
    [{ isLimited: 'on', periodStartMinute: '12', periodEndMinute: '9' }, 'periodEndMinute'],
    [{ isLimited: 'on', periodStartDate: '2027-06-02', periodEndDate: '2027-06-01' }, 'periodEndDate'],
    [{ isLimited: 'on', periodStartDate: '2027-02-30' }, 'periodStartDate'],
    [{ groupId: '12; drop' }, 'groupId'],
    [{ 'offers.0.needs.0.units': '0', 'offers.0.needs.0.resourceIds': '12' }, 'offers.0.needs.0.units'],
    [{ 'offers.0.needs.0.resourceIds': 'x' }, 'offers.0.needs.0.resourceIds.0'],
  ])('refuses %j at its field', (fields, path) => {
    expect(wrong({ name: 'Yoga', ...OFFER, ...fields })).toEqual([path]);
  });

  it('takes lines of rooms and things, and passes over an empty one at the end', () => {
    const form = formOf({ name: 'Yoga', ...OFFER, 'offers.0.needs.0.units': '2' });
    for (const id of ['12', '13']) form.append('offers.0.needs.0.resourceIds', id);
    form.append('offers.0.needs.1.units', '1');
    expect(read(valuesOfForm(form)).offers[0]?.needs).toEqual([{ units: 2, resourceIds: [12, 13] }]);
  });

  it('asks for the things of a line with none, where another comes after it', () => {
    const units = { 'offers.0.needs.0.units': '2', 'offers.0.needs.1.units': '1' };
    const fields = { ...OFFER, ...units, 'offers.0.needs.1.resourceIds': '12' };
    expect(wrong({ name: 'Yoga', ...fields })).toEqual(['offers.0.needs.0.resourceIds']);
  });

  it('begins a copy with new offers', () => {
    const copy = copyOfService(SERVICE, 'Massaggio (copia)');
    expect(copy.name).toBe('Massaggio (copia)');
    expect(copy.offers.map(({ id }) => id)).toEqual(['']);
  });

  it('begins a new service with everybody who works here', () => {
    const people = [
      { id: 1, name: 'Anna', kind: 'human', quantity: 1 },
      { id: 2, name: 'Cabina', kind: 'physical', quantity: 1 },
    ] as const;
    expect(newService(people).offers[0]?.people).toEqual(['1']);
  });

  it('is read in one go however many fields somebody makes up, and no further than what can be saved', () => {
    const form = new FormData();
    for (let number = 0; number < 20_000; number += 1) form.append(`offers.${number}.`, '');
    for (let number = 0; number < 20_000; number += 1)
      form.append(`offers.0.needs.${number}.resourceIds`, '1');
    const began = performance.now();
    const { offers } = valuesOfForm(form);
    // Of a second at most; field by field it takes minutes, and nobody else is answered meanwhile
    expect(performance.now() - began).toBeLessThan(1000);
    expect(offers).toHaveLength(MOST_OFFERS + 1);
    expect(offers[0]?.needs).toHaveLength(MOST_NEEDS + 1);
  });
});
