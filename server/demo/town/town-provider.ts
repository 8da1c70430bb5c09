import type { CategorySlug } from '#contracts/category-names.ts';
import type { PaymentSetting, ProviderType } from '#contracts/statuses.ts';
import type { TownService } from '../price-lists/town-service.ts';
import type { SpecialCase } from '../special-cases.ts';
import type { TownKey } from './towns.ts';

/** A provider of the demo town, as written by hand. Whatever is left out is the usual: open, paid for, payable both ways. */
export interface TownProvider {
  type: ProviderType;
  name: string;
  categories: readonly CategorySlug[];
  town: TownKey;
  street: string;
  postalCode: string;
  /** From the middle of the town, in kilometres: north, east. */
  from: readonly [north: number, east: number];
  description: string;
  tags?: readonly string[];
  timeNote?: string;
  language?: 'it' | 'en';
  people: readonly TownPerson[];
  equipment?: readonly TownEquipment[];
  services: readonly TownService[];
  /** Minutes between the starts on offer; default 15. */
  step?: number;
  freeCancellationHours?: number;
  /** What it adds to these hours in its own words. */
  cancellationPolicy?: string;
  noticeMinutes?: number;
  horizonDays?: number;
  pays?: PaymentSetting;
  /** Off the price when paid online. */
  discountPercent?: number;
  /** How many paintings it shows; default 2. None: the picture drawn for it stands in. */
  photos?: 0 | 1 | 2 | 3;
  /** How often it is booked beside the others; 1 is usual, 0 never. */
  liveliness?: number;
  /** Days on which it opens at other hours, as its page says: 1 is tomorrow. */
  opensOtherwise?: readonly { inDays: number; hours: readonly string[] }[];
  /** Days on which all of it is closed. */
  closed?: TownAbsence;
  /** What it is there to show. */
  shows?: SpecialCase;
}

export interface TownPerson {
  name: string;
  gender: 'F' | 'M';
  role: string;
  /** Such as `mon-fri 9-13 14:30-19`. */
  hours: readonly string[];
  /** Every second week, beginning with the next, instead of `hours`. */
  otherWeeks?: readonly string[];
  /** A day with hours of its own: 1 is tomorrow, its hours such as `10-13`, none where nobody works. */
  dates?: readonly { inDays: number; hours: readonly string[] }[];
  /** Such as `wed 11-11:30`. */
  breaks?: readonly string[];
  away?: TownAbsence;
  /** Who works at two providers of the town stands under the same address at both, and has one calendar. */
  email?: string;
}

export interface TownEquipment {
  name: string;
  /** How many there are; default 1. */
  units?: number;
  /** What they are called, the first one first. */
  unitNames?: readonly string[];
  /** How many people one of them takes at once. */
  capacity?: number;
}

/** Relative to the day the town is loaded. */
export interface TownAbsence {
  name: string;
  /** 1 is tomorrow. */
  inDays: number;
  days: number;
  /** Only these hours of the first day, such as `14-16:30`. */
  hours?: string;
}
