import { describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import type { Asking, Place } from './may-change.ts';
import { actsOn, mayChange, maySetShare, rolesToGive } from './may-change.ts';

const asking = (role: BusinessRole, more: Partial<Asking> = {}): Asking => ({
  personId: 1,
  role,
  isStaffOpened: true,
  ...more,
});
const place = (role: BusinessRole, more: Partial<Place> = {}): Place => ({
  personId: 2,
  role,
  isActive: true,
  hasBeenThere: true,
  offeredRole: null,
  isBound: false,
  ...more,
});

describe('who may give which role', () => {
  it.each<[BusinessRole, BusinessRole[]]>([
    ['owner', ['director', 'manager', 'collaborator']],
    ['director', ['manager', 'collaborator']],
    ['manager', []],
    ['collaborator', []],
  ])('%s: %j', (role, roles) => expect(rolesToGive(role)).toEqual(roles));

  it('an owner changes everybody, a director who is below, nobody themselves', () => {
    const changedBy = (role: BusinessRole) =>
      BUSINESS_ROLES.filter((of) => mayChange(asking(role), place(of)));
    expect(changedBy('owner')).toEqual(BUSINESS_ROLES);
    expect(changedBy('director')).toEqual(['manager', 'collaborator']);
    expect(changedBy('manager')).toEqual([]);
    expect(mayChange(asking('owner'), place('owner', { personId: 1 }))).toBe(false);
  });
});

describe('who says what somebody earns', () => {
  it('an owner of everybody, also themselves; a director of who is below, never of themselves', () => {
    expect(maySetShare(asking('owner'), place('owner', { personId: 1 }))).toBe(true);
    expect(maySetShare(asking('owner'), place('director'))).toBe(true);
    expect(maySetShare(asking('director'), place('manager'))).toBe(true);
    expect(maySetShare(asking('director'), place('director'))).toBe(false);
    expect(maySetShare(asking('director'), place('director', { personId: 1 }))).toBe(false);
    expect(maySetShare(asking('manager'), place('collaborator'))).toBe(false);
  });
});

describe('what may be done with a place', () => {
  it.each<[string, Asking, Place, string[]]>([
    [
      'an owner, of a collaborator',
      asking('owner'),
      place('collaborator'),
      ['changeRole', 'changeShare', 'assign', 'handOver', 'deactivate'],
    ],
    [
      'of one who is of the staff already',
      asking('owner'),
      place('manager', { isBound: true }),
      ['changeRole', 'changeShare', 'handOver', 'deactivate'],
    ],
    [
      'of another owner',
      asking('owner'),
      place('owner', { isBound: true }),
      ['changeRole', 'changeShare', 'deactivate'],
    ],
    ['of themselves', asking('owner'), place('owner', { personId: 1 }), ['changeShare', 'assign']],
    ['a director, of a director', asking('director'), place('director'), []],
    [
      'of who was invited',
      asking('director'),
      place('manager', { isActive: false, hasBeenThere: false, offeredRole: 'manager' }),
      ['resend', 'withdraw'],
    ],
    ['of who is not active', asking('director'), place('manager', { isActive: false }), ['reactivate']],
    [
      'an owner, of who is asked to become the owner',
      asking('owner'),
      place('director', { offeredRole: 'owner', isBound: true }),
      ['changeRole', 'changeShare', 'resend', 'withdraw', 'deactivate'],
    ],
    [
      'a director, of a manager who is asked to become the owner',
      asking('director'),
      place('manager', { offeredRole: 'owner', isBound: true }),
      ['changeRole', 'changeShare', 'deactivate'],
    ],
    [
      'with a package for one alone: only what ends something',
      asking('owner', { isStaffOpened: false }),
      place('collaborator'),
      ['changeRole', 'changeShare', 'handOver', 'deactivate'],
    ],
    ['a manager', asking('manager'), place('collaborator'), []],
  ])('%s', (_name, who, of, acts) => expect(actsOn(who, of)).toEqual(acts));
});
