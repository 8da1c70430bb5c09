import { describe, expect, it } from 'vitest';
import { newAttemptKey, personOfKey } from './attempt-key.ts';

describe('the key of an attempt', () => {
  it('names the person whose page it is, and a visitor not at all', () => {
    expect(personOfKey(newAttemptKey(42))).toBe('42');
    expect(personOfKey(newAttemptKey(null))).toBeNull();
  });

  it('is another one each time', () => {
    expect(new Set([1, 2, 3].map(() => newAttemptKey(42))).size).toBe(3);
  });

  it.each(['', 'k-1', '~x', '0~x', '042~x', '-1~x', '1.5~x', `${'9'.repeat(16)}~x`, '٤٢~x'])(
    'of another program names nobody: %s',
    (key) => {
      expect(personOfKey(key)).toBeNull();
    },
  );
});
