import { describe, expect, it } from 'vitest';
import { documentsOfScreens } from '../../scripts/documents-of-screens.ts';
import { isOwnDocument } from './own-documents.ts';

describe('the documents of our own screens', () => {
  it('are known', async () => {
    const documents = await documentsOfScreens();
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.filter(({ text }) => !isOwnDocument(text))).toEqual([]);
  });

  it('are known by every mail', async () => {
    const [first] = await documentsOfScreens();
    expect(isOwnDocument(`${first?.text} `)).toBe(false);
    expect(isOwnDocument('')).toBe(false);
  });
});
