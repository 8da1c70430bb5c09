import * as v from 'valibot';
import { PAYMENT_SETTINGS } from '../statuses.ts';
import type { IsoWeekday } from '../time.ts';
import type { PairProblem } from './field-texts.ts';
import { minuteOfDay } from './minute-of-day.ts';
import { plainText } from './plain-text.ts';

/** The weeks that most centers have, to begin with. */
export const HOURS_TEMPLATES = ['weekdays', 'lunchBreak', 'withSaturday', 'everyDay'] as const;
export type HoursTemplate = (typeof HOURS_TEMPLATES)[number];

const DAYS: Record<HoursTemplate, readonly IsoWeekday[]> = {
  weekdays: [1, 2, 3, 4, 5],
  lunchBreak: [1, 2, 3, 4, 5],
  withSaturday: [1, 2, 3, 4, 5, 6],
  everyDay: [1, 2, 3, 4, 5, 6, 7],
};
/** In minutes of the day. */
export const LUNCH = { from: 780, to: 840 } as const;
export const USUAL_DAY = { opensAt: 540, closesAt: 1080 } as const;

const END_BEFORE_START: PairProblem = 'endBeforeStart';
const minute = minuteOfDay(0, 1440);

/** First opening hours: one of the usual weeks, from when to when; with a lunch break both halves must be there. */
export const FirstHours = v.pipe(
  v.object({ template: v.picklist(HOURS_TEMPLATES, 'required'), opensAt: minute, closesAt: minute }),
  v.forward(
    v.check(
      ({ template, opensAt, closesAt }) =>
        template === 'lunchBreak' ? opensAt < LUNCH.from && LUNCH.to < closesAt : opensAt < closesAt,
      END_BEFORE_START,
    ),
    ['closesAt'],
  ),
);
export type FirstHours = v.InferOutput<typeof FirstHours>;

/** The blocks of a first week, in minutes of the local day. */
export function blocksOf({ template, opensAt, closesAt }: FirstHours) {
  return DAYS[template].flatMap((weekday) =>
    template === 'lunchBreak'
      ? [
          { weekday, startMinute: opensAt, endMinute: LUNCH.from },
          { weekday, startMinute: LUNCH.to, endMinute: closesAt },
        ]
      : [{ weekday, startMinute: opensAt, endMinute: closesAt }],
  );
}

export const LONGEST_PERSON_NAME = 120;

/** Who works there: the first person by name, and a colleague where there is one. Nothing typed leaves it as it is. */
export const FirstTeam = v.object({
  name: plainText(LONGEST_PERSON_NAME),
  colleague: plainText(LONGEST_PERSON_NAME),
});
export type FirstTeam = v.InferOutput<typeof FirstTeam>;

/** How customers pay at first; memberships come later. */
export const FIRST_PAYMENTS = [
  'NoPayments',
  'Optional',
  'OnlineOnly',
] as const satisfies readonly (typeof PAYMENT_SETTINGS)[number][];
export const FirstPayment = v.object({ acceptPayments: v.picklist(FIRST_PAYMENTS, 'required') });
export type FirstPayment = v.InferOutput<typeof FirstPayment>;

/** The first settings, in the order in which a page grows by them. */
export const SETUP_STEPS = ['about', 'place', 'picture', 'hours', 'team', 'service', 'payment'] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];
