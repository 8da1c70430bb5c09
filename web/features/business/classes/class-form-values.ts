import type { ClassModel } from '#contracts/classes.ts';
import { plainEuro } from '#contracts/money.ts';
import { textOf } from '#web/lib/form-text.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/form-values.ts';
import type { OwnClass } from './class-calls.ts';

/** A class as the form has it: texts, as they are typed. */
export interface ClassFormValues {
  serviceType: string;
  name: string;
  description: string;
  /** '' for none. */
  groupId: string;
  model: string;
  lateJoin: string;
  priceCents: string;
  durationMinutes: string;
  capacity: string;
  minimumCapacity: string;
  locationType: string;
  closesMinutes: string;
  /** '' for as the center says. */
  vatTreatment: string;
  isActive: boolean;
  isPublished: boolean;
}

/** What a new class begins with: an hour for ten, sold by the session. */
export const NEW_CLASS_VALUES: ClassFormValues = {
  serviceType: 'Y',
  name: '',
  description: '',
  groupId: '',
  model: 'session' satisfies ClassModel,
  lateJoin: 'no',
  priceCents: '',
  durationMinutes: '60',
  capacity: '10',
  minimumCapacity: '1',
  locationType: '1',
  closesMinutes: '0',
  vatTreatment: '',
  isActive: true,
  isPublished: true,
};

/** An amount as it is typed: `12,50`. */
export const typedEuro = (cents: number): string => plainEuro(cents).replace('.', ',');

/** A class that exists, to be changed. */
export function valuesOfClass(one: OwnClass): ClassFormValues {
  return {
    serviceType: one.serviceType,
    name: one.name,
    description: one.description,
    groupId: one.groupId === null ? '' : String(one.groupId),
    model: one.model,
    lateJoin: one.lateJoin,
    priceCents: typedEuro(one.priceCents),
    durationMinutes: String(one.durationMinutes),
    capacity: String(one.capacity),
    minimumCapacity: String(one.minimumCapacity),
    locationType: String(one.locationType),
    closesMinutes: String(one.closesMinutes),
    vatTreatment: one.vatTreatment ?? '',
    isActive: one.isActive,
    isPublished: one.isPublished,
  };
}

/** What was sent, as the contract of a class takes it; what cannot be read is no number. */
export function givenOf(form: FormData): object {
  const text = (name: string): string => textOf(form, name);
  const model = text('model');
  return {
    serviceType: text('serviceType'),
    name: text('name'),
    description: text('description'),
    groupId: numberOrNone(text('groupId')) ?? null,
    model,
    lateJoin: model === 'total' ? text('lateJoin') || 'no' : 'no',
    priceCents: centsOrNone(text('priceCents')),
    durationMinutes: numberOrNone(text('durationMinutes')),
    capacity: numberOrNone(text('capacity')),
    minimumCapacity: numberOrNone(text('minimumCapacity')),
    locationType: numberOrNone(text('locationType')),
    closesMinutes: numberOrNone(text('closesMinutes')),
    vatTreatment: text('vatTreatment') || null,
    isActive: form.has('isActive'),
    isPublished: form.has('isPublished'),
  };
}
