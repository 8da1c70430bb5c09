import { describe, expect, it } from 'vitest';
import { documentsOfScreens } from '../../scripts/documents-of-screens.ts';
import digests from './own-documents.json' with { type: 'json' };
import { digestOf, isOwnDocument } from './own-documents.ts';

describe('the documents of our own screens', () => {
  it('are written down (run `npm run schema` after a change)', async () => {
    const documents = await documentsOfScreens();
    expect(digests).toEqual(Object.fromEntries(documents.map(({ name, text }) => [name, digestOf(text)])));
    expect(documents.filter(({ text }) => !isOwnDocument(text))).toEqual([]);
  });

  it('are known by every mail', async () => {
    const [first] = await documentsOfScreens();
    expect(isOwnDocument(`${first?.text} `)).toBe(false);
    expect(isOwnDocument('')).toBe(false);
  });
});
