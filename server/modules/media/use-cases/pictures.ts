import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ObjectStorage } from '#server/adapters/object-storage/port.ts';
import type { PictureSize } from '../rules/picture-addresses.ts';
import { PICTURE_SIZES } from '../rules/picture-addresses.ts';
import { renderInTurn } from './render-in-turn.ts';

/** Where a picture's pixels come from: one of our drawings, or an uploaded file in the storage. */
export type PictureSource = { drawing: string } | { objectKey: string };

/** What pictures need of the object storage. */
export type PictureFiles = Pick<ObjectStorage, 'read' | 'write'>;

export interface Picture {
  webp: Buffer;
  /** Of the bytes, for the ETag. */
  hash: string;
}

const QUALITY = 80;
/** Part of the key: raise it when drawing or scaling changes, and the pictures are made anew. */
const EDITION = 1;

/** Makes pictures at first request and keeps them. */
export class Pictures {
  readonly #storage: PictureFiles;
  readonly #making = new Map<string, Promise<Picture | null>>();

  constructor(storage: PictureFiles) {
    this.#storage = storage;
  }

  /**
   * @returns null when the uploaded file is gone
   * @throws TooManyPictures when many others are waiting to be made
   */
  async get(source: PictureSource, size: PictureSize): Promise<Picture | null> {
    const key = fileOf(source, size);
    const making = this.#making.get(key);
    if (making) return making;
    const made = this.#readOrMake(key, source, size);
    this.#making.set(key, made);
    try {
      return await made;
    } finally {
      this.#making.delete(key);
    }
  }

  async #readOrMake(key: string, source: PictureSource, size: PictureSize): Promise<Picture | null> {
    const kept = await this.#storage.read(key);
    if (kept) return pictureOf(kept);
    const webp = await renderInTurn(() => this.#render(source, size));
    if (!webp) return null;
    await this.#storage.write(key, webp);
    return pictureOf(webp);
  }

  async #render(source: PictureSource, size: PictureSize): Promise<Buffer | null> {
    const { width, height } = PICTURE_SIZES[size];
    const original =
      'drawing' in source ? await drawn(source.drawing) : await this.#storage.read(source.objectKey);
    if (!original) return null;
    return sharp(original, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  }
}

const ofStorage = new WeakMap<PictureFiles, Pictures>();

/** The pictures kept in a storage: one for all who ask, so that nothing is made twice at once in a process. */
export function picturesOf(storage: PictureFiles): Pictures {
  const pictures = ofStorage.get(storage) ?? new Pictures(storage);
  ofStorage.set(storage, pictures);
  return pictures;
}

/** @param name one that `isDrawing` knows */
const drawn = (name: string): Promise<Buffer> =>
  readFile(new URL(`../drawings/${name}.webp`, import.meta.url));

function fileOf(source: PictureSource, size: string): string {
  const name = 'drawing' in source ? `drawn/${source.drawing}` : `photos/${sha256(source.objectKey)}`;
  return `pictures/${EDITION}/${name}/${size.toLowerCase()}.webp`;
}

/** The files that may have been made of a source: one per size. */
export function filesMadeOf(source: PictureSource): string[] {
  return Object.keys(PICTURE_SIZES).map((size) => fileOf(source, size));
}

function pictureOf(webp: Buffer): Picture {
  return { webp, hash: sha256(webp) };
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
