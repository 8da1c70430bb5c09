import { describe, expect, it } from 'vitest';
import type { PictureFiles } from './pictures.ts';
import { Pictures } from './pictures.ts';
import { TooManyPictures } from './render-in-turn.ts';

/** A storage in memory that counts what is written, and waits before it reads originals. */
function storage() {
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  let reading = 0;
  let mostReading = 0;
  const port: PictureFiles = {
    async read(key) {
      if (!key.startsWith('uploads/')) return files.get(key) ?? null;
      reading += 1;
      mostReading = Math.max(mostReading, reading);
      await new Promise((resolve) => setTimeout(resolve, 20));
      reading -= 1;
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>');
    },
    async write(key, content) {
      written.push(key);
      files.set(key, content);
    },
  };
  return { port, written, mostReading: () => mostReading };
}

describe('making pictures', () => {
  it('makes one for all who ask for the same at once', async () => {
    const { port, written } = storage();
    const pictures = new Pictures(port);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => pictures.get({ drawingSeed: 3 }, 'small')),
    );
    expect(new Set(all.map((picture) => picture?.hash)).size).toBe(1);
    expect(written).toEqual(['pictures/1/drawn/3/small.webp']);
  });

  it('makes two at once, keeps sixty-four waiting and turns the rest away', async () => {
    const { port, written, mostReading } = storage();
    const pictures = new Pictures(port);
    const asked = Array.from({ length: 70 }, (_, i) => pictures.get({ objectKey: `uploads/${i}` }, 'small'));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
    expect(
      answers.filter((one) => one.status === 'rejected' && one.reason instanceof TooManyPictures),
    ).toHaveLength(4);
    expect(mostReading()).toBe(2);
    expect(written).toHaveLength(66);
    expect(await pictures.get({ objectKey: 'uploads/69' }, 'small')).not.toBeNull();
  });
});
