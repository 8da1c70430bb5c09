import { describe, expect, it } from 'vitest';
import { imageTypeOfBytes, imageTypeOfEnding } from './image-type.ts';

describe('the type of an image', () => {
  it.each([
    ['jpg', 'jpeg'],
    ['JPEG', 'jpeg'],
    ['.png', 'png'],
    [' webp ', 'webp'],
    ['gif', 'gif'],
    ['svg', null],
    ['pdf', null],
    ['', null],
    ['image/png; html', null],
    ['../a\u202Egpj.exe', null],
    ['__proto__', null],
    ['constructor', null],
  ])('by the ending %j is %s', (ending, type) => expect(imageTypeOfEnding(ending)).toBe(type));

  it.each<[string, Buffer, string | null]>([
    ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'jpeg'],
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'png'],
    ['GIF 87', Buffer.from('GIF87a...'), 'gif'],
    ['GIF 89', Buffer.from('GIF89a...'), 'gif'],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    ['a sound in the same wrapping', Buffer.from('RIFF\0\0\0\0WAVEfmt '), null],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['PDF', Buffer.from('%PDF-1.7'), null],
    ['HTML', Buffer.from('<!doctype html>'), null],
    ['nothing', Buffer.alloc(0), null],
    ['half a signature', Buffer.from('8950', 'hex'), null],
  ])('by the bytes of %s is %s', (_name, bytes, type) => expect(imageTypeOfBytes(bytes)).toBe(type));
});
