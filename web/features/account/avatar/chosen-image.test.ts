import { describe, expect, it } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import { ACCEPTED_IMAGES } from '#web/lib/image-file.ts';
import { imageProblem } from './chosen-image.ts';

const t = textsIn('en');
const file = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size });

describe('the file chosen as avatar', () => {
  it('is exactly one image', () => {
    expect(imageProblem([file('me.jpg')], t)).toBeNull();
    expect(imageProblem([file('IO.JPEG')], t)).toBeNull();
    expect(imageProblem([file('a.b.png', 'image/png')], t)).toBeNull();
    expect(imageProblem([file('me.jpg'), file('you.jpg')], t)).toBe(
      'Choose just one photo, please: you chose 2.',
    );
    expect(imageProblem([], t)).toBeNull();
  });

  it.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.jpg', 'application/pdf'],
    ['drawing.svg', 'image/svg+xml'],
    ['photo.heic', 'image/heic'],
    ['photo', 'image/jpeg'],
    ['photo.png', ''],
    ['me.jpg.exe', 'image/jpeg'],
  ])('is not %s of type %j', (name, type) => {
    expect(imageProblem([file(name, type)], t)).toBe(
      `“${name}” can’t be used: choose a JPG, PNG, WebP or GIF file.`,
    );
  });

  it('is neither empty nor larger than ten megabytes', () => {
    expect(imageProblem([file('me.jpg', 'image/jpeg', 0)], t)).toBe('“me.jpg” is empty.');
    expect(imageProblem([file('me.jpg', 'image/jpeg', 10 * 1024 * 1024)], t)).toBeNull();
    expect(imageProblem([file('me.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)], t)).toBe(
      '“me.jpg” is too large: 10 MB at most.',
    );
  });

  it('is offered by its ending', () => expect(ACCEPTED_IMAGES).toBe('.jpg,.jpeg,.png,.webp,.gif'));
});
