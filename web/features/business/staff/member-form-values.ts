import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { textOf } from '#web/lib/form-text.ts';
import { HUES } from '#web/business-ui/hues.ts';
import type { ListedResource } from './staff-calls.ts';

/** A person or thing as its form has it: texts, as they are typed. */
export interface MemberFormValues {
  isPerson: boolean;
  name: string;
  gender: string;
  type: string;
  role: string;
  color: string;
  quantity: string;
  capacity: string;
  /** A name a line, the first unit's first. */
  unitNames: string;
}

/** What a new one begins with. */
export const newMember = (isPerson: boolean): MemberFormValues => ({
  isPerson,
  name: '',
  gender: '',
  type: 'collaborator',
  role: '',
  color: HUES[0].hex,
  quantity: '1',
  capacity: '',
  unitNames: '',
});

export const memberFormValues = (resource: ListedResource): MemberFormValues => ({
  isPerson: resource.resTypeId === RESOURCE_KINDS.human,
  name: resource.name,
  gender: resource.gender ?? '',
  type: resource.type ?? '',
  role: resource.role ?? '',
  color: resource.color ?? HUES[0].hex,
  quantity: String(resource.quantity),
  capacity: resource.capacity === null ? '' : String(resource.capacity),
  unitNames: resource.unitNames.join('\n'),
});

export const valuesOfForm = (form: FormData): MemberFormValues => ({
  isPerson: textOf(form, 'kind') === 'people',
  name: textOf(form, 'name'),
  gender: textOf(form, 'gender'),
  type: textOf(form, 'type'),
  role: textOf(form, 'role'),
  color: textOf(form, 'color'),
  quantity: textOf(form, 'quantity'),
  capacity: textOf(form, 'capacity'),
  unitNames: textOf(form, 'unitNames'),
});

/** As the contract takes it; what is no figure stays what it is, to be refused at its field. */
export function givenOf(typed: MemberFormValues): object {
  const name = typed.name;
  if (typed.isPerson) {
    const { gender, type, role, color } = typed;
    return { name, gender: gender || null, type: type || null, role, color: color || null };
  }
  // An empty line keeps the place of a unit without a name; those at the end name nothing.
  const unitNames = typed.unitNames.replace(/\s+$/, '').split(/\r?\n/);
  return {
    name,
    quantity: figureIn(typed.quantity),
    capacity: typed.capacity.trim() === '' ? null : figureIn(typed.capacity),
    unitNames: unitNames.length === 1 && unitNames[0] === '' ? [] : unitNames,
  };
}

const figureIn = (typed: string): number | string | null => {
  if (typed.trim() === '') return null;
  return /^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : typed;
};
