import type { Mutant } from '../mutant.ts';

const ROOM = 'server/modules/colleagues';
const test = (name: string): readonly string[] => [`${ROOM}/${name}.integration.test.ts`];

export const COLLEAGUES: readonly Mutant[] = [
  {
    bug: 'a director changes whom an owner alone may',
    file: `${ROOM}/rules/may-change.ts`,
    search: "const BELOW_DIRECTOR: readonly BusinessRole[] = ['manager', 'collaborator'];",
    replace: "const BELOW_DIRECTOR: readonly BusinessRole[] = ['director', 'manager', 'collaborator'];",
    tests: [`${ROOM}/rules/may-change.test.ts`],
  },
  {
    bug: 'who registered with the e-mail and never proved it accepts what is offered to it',
    file: `${ROOM}/use-cases/own-places.ts`,
    search: '  await expectProved(tx, personId);\n',
    replace: '',
    tests: test('colleagues'),
  },
  {
    bug: 'ownership is taken without a fresh proof',
    file: `${ROOM}/use-cases/own-places.ts`,
    search: "  if (!isSteppedUp(steppedUpAt, tx.now())) throw new Refusal('stepUpNeeded');\n  const owner",
    replace: '  const owner',
    tests: test('colleagues'),
  },
  {
    bug: 'ownership is taken from who owns it no more',
    file: `${ROOM}/use-cases/own-places.ts`,
    search: "if (!owner?.isActive || owner.role !== 'owner')",
    replace: 'if (!owner)',
    tests: test('colleagues'),
  },
  {
    bug: 'a person of the staff who is somebody already is offered to another',
    file: `${ROOM}/use-cases/place.ts`,
    search:
      "  if (found.personId !== null) throw new Refusal('alreadyAssigned', { affected: ['resourceId'] });\n",
    replace: '',
    tests: test('colleagues'),
  },
  {
    bug: 'coming bookings stay out of the calendar of who they become',
    file: 'server/modules/availability/use-cases/bind-to-staff.ts',
    search: '  await adoptHolds(tx, bound);\n',
    replace: '',
    tests: test('two-centers'),
  },
  {
    bug: 'who has no role any more stays a person of the staff',
    file: `${ROOM}/use-cases/commands.ts`,
    search: 'await unbindFromStaff(tx, place)',
    replace: 'null',
    tests: test('colleagues'),
  },
  {
    bug: 'each right PIN lets wrong ones begin anew',
    file: 'server/modules/identity/store/desk.ts',
    search: 'tries: sql`greatest(tries - 1, 0)`',
    replace: 'tries: 0',
    tests: test('shared-computer'),
  },
];
