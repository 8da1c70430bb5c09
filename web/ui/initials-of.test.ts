import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada Rossi', 'AR'],
  ['ada maria rossi', 'AM'],
  ['Ada', 'A'],
  ['  Ada   Rossi ', 'AR'],
  ['ada.rossi@example.it', 'A'],
  ['🌳 Ada', '🌳A'],
  ['élodie', 'É'],
  ['', ''],
])('%j is shown as %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
