import { describe, expect, it } from 'vitest';
import type { PictureFiles } from './pictures.ts';
import { Pictures } from './pictures.ts';
import { TooManyPictures } from './render-in-turn.ts';

const ORIGINAL = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>');

/** A storage in memory that writes down what is asked of it. Originals are read when `open` says so. */
function storage() {
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  let isOpen = true;
  let reading = 0;
  let mostReading = 0;
  const port: PictureFiles = {
    async read(key) {
      if (!key.startsWith('uploads/')) return files.get(key) ?? null;
      reading += 1;
      mostReading = Math.max(mostReading, reading);
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      reading -= 1;
      if (key === 'uploads/broken') throw new Error('The storage is away');
      return ORIGINAL;
    },
    async write(key, content) {
      written.push(key);
      files.set(key, content);
    },
  };
  const close = () => void (isOpen = false);
  const open = () => {
    isOpen = true;
    for (const goOn of waiting.splice(0)) goOn();
  };
  return { port, written, mostReading: () => mostReading, close, open };
}

describe('making pictures', () => {
  it('makes one for all who ask for the same at once', async () => {
    const { port, written } = storage();
    const pictures = new Pictures(port);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => pictures.get({ drawing: 'gym-3' }, 'small')),
    );
    expect(new Set(all.map((picture) => picture?.hash)).size).toBe(1);
    expect(written).toEqual(['pictures/1/drawn/gym-3/small.webp']);
  });

  it('makes two at once, keeps sixty-four waiting and turns the rest away', async () => {
    const { port, written, mostReading, close, open } = storage();
    const pictures = new Pictures(port);
    close();
    const asked = Array.from({ length: 70 }, (_, i) => pictures.get({ objectKey: `uploads/${i}` }, 'small'));
    // The first to be answered are those that are turned away: two stand before the storage, the others behind them.
    const turnedAway = await Promise.allSettled(asked.slice(66));
    expect(
      turnedAway.map((one) => one.status === 'rejected' && one.reason instanceof TooManyPictures),
    ).toEqual([true, true, true, true]);
    open();
    const answers = await Promise.allSettled(asked.slice(0, 66));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
    expect(mostReading()).toBe(2);
    expect(written).toHaveLength(66);
    expect(await pictures.get({ objectKey: 'uploads/69' }, 'small')).not.toBeNull();
  });

  it('lets the next ones take their turn after some that could not be made', async () => {
    const { port } = storage();
    const pictures = new Pictures(port);
    const broken = { objectKey: 'uploads/broken' };
    for (const size of ['small', 'medium', 'large', 'small'] as const)
      await expect(pictures.get(broken, size)).rejects.toThrow('The storage is away');
    expect(await pictures.get({ objectKey: 'uploads/whole' }, 'small')).not.toBeNull();
  });

  it('makes a picture that failed once when it is asked for again', async () => {
    const { port } = storage();
    let isAway = true;
    const pictures = new Pictures({
      ...port,
      read: async (key) => {
        if (isAway) throw new Error('The storage is away');
        return port.read(key);
      },
    });
    await expect(pictures.get({ objectKey: 'uploads/one' }, 'small')).rejects.toThrow('away');
    isAway = false;
    expect(await pictures.get({ objectKey: 'uploads/one' }, 'small')).not.toBeNull();
  });
});
