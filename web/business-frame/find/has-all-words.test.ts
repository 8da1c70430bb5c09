import { describe, expect, it } from 'vitest';
import { hasAllWords } from './has-all-words.ts';

describe('what is found among screens and acts', () => {
  it.each([
    ['Nuovo servizio', 'nuovo serv', true],
    ['Nuovo servizio', 'serv nuovo', true],
    ['Nuovo servizio', '', true],
    ['Disponibilità', 'DISPONIBILITA', true],
    ['Disponibilita', 'disponibilità', true],
    ['Nuovo servizio', 'nuova', false],
    ['Nuovo servizio', 'servizio galleria', false],
  ])('%s under “%s”: %s', (label, typed, isFound) => {
    expect(hasAllWords(label, typed)).toBe(isFound);
  });
});
