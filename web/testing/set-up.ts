import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { FakeLiveLine } from './fake-live-line.ts';

afterEach(cleanup);
configure({
  // The first screen of a file loads what it is made of, beside others that do the same.
  asyncUtilTimeout: 10_000,
  // What was looked for, without the whole page around it.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});
vi.stubGlobal('WebSocket', FakeLiveLine);
// What jsdom has not, as a wide screen that nobody resizes or scrolls has it
Object.assign(Element.prototype, {
  scrollTo: () => undefined,
  scrollIntoView: () => undefined,
  animate: () => ({ finished: Promise.resolve(), cancel: () => undefined }),
});
for (const [size, pixels] of Object.entries({ clientHeight: 800, clientWidth: 1280, offsetWidth: 300 }))
  Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => pixels });
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
