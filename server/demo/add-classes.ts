import { groupKindOfClass } from '#contracts/group-kinds.ts';
import type { NewSession, ClassForm } from '#contracts/validation/class-form.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { LocalDate } from '#contracts/time.ts';
import { addDays, isoWeekday } from '#contracts/time.ts';
import type { App } from '#server/kernel/app.ts';
import { createGroup } from '#server/modules/catalog/index.ts';
import { addClass, addSessions, confirmEnrolmentByLink, signUp } from '#server/modules/classes/index.ts';
import { addResource } from '#server/modules/staff/index.ts';
import { GROUP_COLORS } from './price-lists/town-service.ts';
import type { OfferingGroupName } from './price-lists/town-service.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';

/** A class of the demo town with its week. */
interface TownClass {
  at: string;
  teacher: string;
  group: OfferingGroupName;
  form: Pick<
    ClassForm,
    'serviceType' | 'name' | 'description' | 'model' | 'priceCents' | 'durationMinutes' | 'capacity'
  >;
  /** ISO weekdays and times, for so many weeks from tomorrow on. */
  weekdays: readonly number[];
  time: string;
  weeks: number;
  /** Of each session in turn, of the model custom. */
  prices?: readonly number[];
  /** How many of the town sign up for each of the first sessions. */
  signUps: readonly number[];
}

const CLASSES: readonly TownClass[] = [
  {
    at: 'Spa dei Navigli',
    teacher: 'Lucia Ferrante',
    group: 'Yoga e meditazione',
    form: {
      serviceType: 'Y',
      name: 'Yoga della sera',
      description: 'Un’ora di yoga dolce a fine giornata, per chi sta seduto molto. Tappetini sul posto.',
      model: 'session',
      priceCents: 1500,
      durationMinutes: 60,
      capacity: 12,
    },
    weekdays: [1, 3, 5],
    time: '18:30',
    weeks: 4,
    signUps: [12, 9, 5, 3, 1],
  },
  {
    at: 'Spa dei Navigli',
    teacher: 'Paolo Nardi',
    group: 'Pilates',
    form: {
      serviceType: 'Y',
      name: 'Pilates per cominciare',
      description: 'Otto lezioni per imparare le basi, sempre con lo stesso gruppo.',
      model: 'total',
      priceCents: 11_200,
      durationMinutes: 50,
      capacity: 8,
    },
    weekdays: [2, 4],
    time: '13:10',
    weeks: 4,
    signUps: [],
  },
  {
    at: 'Officina del Movimento',
    teacher: 'Nina Orsi',
    group: 'Allenamento',
    form: {
      serviceType: 'Y',
      name: 'Allenamento all’aperto',
      description: 'Nel parco, con qualunque tempo. Si paga a ore.',
      model: 'hour',
      priceCents: 1200,
      durationMinutes: 90,
      capacity: 15,
    },
    weekdays: [6],
    time: '09:30',
    weeks: 4,
    // The next one is below its minimum
    signUps: [2, 6],
  },
  {
    at: 'Sauna Ventidue',
    teacher: 'Aino Lahti',
    group: 'Rituali e spa',
    form: {
      serviceType: 'E',
      name: 'Notte del fuoco',
      description: 'Tre gettate guidate, tè e silenzio. L’ultima sera si resta fino a mezzanotte.',
      model: 'custom',
      priceCents: 3500,
      durationMinutes: 120,
      capacity: 10,
    },
    weekdays: [7],
    time: '20:00',
    weeks: 3,
    prices: [3500, 3500, 4800],
    signUps: [],
  },
];

/** Adds the classes of the demo town with their sessions to come and who has signed up. */
export async function addClasses(app: App, providerIds: readonly number[], today: LocalDate): Promise<void> {
  for (const [index, one] of CLASSES.entries()) {
    const providerId = providerIds[TOWN_PROVIDERS.findIndex(({ name }) => name === one.at)];
    if (providerId === undefined) continue;
    const { classId, sessionIds } = await addOne(app, providerId, one, today);
    for (const [session, count] of one.signUps.entries())
      for (let person = 0; person < count; person += 1)
        await signUpOne(app, {
          classId,
          sessionId: sessionIds[session] ?? 0,
          number: index * 17 + session * 5 + person,
        });
  }
}

async function addOne(app: App, providerId: number, one: TownClass, today: LocalDate) {
  return app.jobs.work().transaction(async (tx) => {
    const teacherId = await addResource(tx, {
      providerId,
      kind: RESOURCE_KINDS.human,
      name: one.teacher,
      role: 'Insegnante',
      color: '#7C8C3A',
    });
    const classId = await addClass(tx, providerId, {
      ...one.form,
      groupId: await createGroup(tx, {
        providerId,
        kind: groupKindOfClass(one.form.serviceType),
        name: one.group,
        color: GROUP_COLORS[one.group],
      }),
      lateJoin: one.form.model === 'total' ? 'proRata' : 'no',
      minimumCapacity: 3,
      locationType: 1,
      closesMinutes: 0,
      vatTreatment: null,
      isActive: true,
      isPublished: true,
    });
    const dates = Array.from({ length: one.weeks * 7 }, (_none, day) => addDays(today, day + 1)).filter(
      (date) => one.weekdays.includes(isoWeekday(date)),
    );
    const sessions = dates.map((date, place): NewSession => ({
      intervalType: 'weekly',
      startsAt: `${date}T${one.time}`,
      durationMinutes: one.form.durationMinutes,
      capacity: one.form.capacity,
      priceCents: one.prices?.[place] ?? null,
      teacherId,
      roomId: null,
      link: null,
      series: isoWeekday(date),
    }));
    return { classId, sessionIds: await addSessions(tx, { providerId, classId }, sessions) };
  });
}

async function signUpOne(
  app: App,
  { classId, sessionId, number }: { classId: number; sessionId: number; number: number },
): Promise<void> {
  const customer = TOWN_CUSTOMERS[number % TOWN_CUSTOMERS.length];
  if (!customer || sessionId === 0) return;
  const { email, firstname, lastname, phone } = customer;
  const request = {
    classId,
    sessionIds: [sessionId],
    contact: { email, firstname, lastname, phone },
    webIntegrationId: null,
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    // Nobody of the town shares an address with another
    address: `demo-class-${number}`,
    idempotencyKey: null,
  } as const;
  const work = app.jobs.work();
  const { providerId, enrolmentId: id, status } = await signUp(work, app.deps, request, origin);
  if (status === 'P') await confirmEnrolmentByLink(work, { providerId, id });
}
