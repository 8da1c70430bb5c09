// Runs in the sites of providers, beside the pasted frame: makes each widget as high as what it shows. It hears only widgets of the address
// it came from, takes nothing from them but a height and how far down its next step begins, and tells them nothing but that it is there.
(() => {
  'use strict';
  const { origin } = new URL(document.currentScript.src);
  const WIDGET = /^(\/(it|en))?\/website-integration\/\d+$/;
  // In pixels: a page of ours that is wrong must not take a provider's site away.
  const LEAST = 160;
  const MOST = 20000;

  const frameOf = (source) =>
    [...document.querySelectorAll('iframe')].find((frame) => {
      if (frame.contentWindow !== source || !URL.canParse(frame.src)) return false;
      const address = new URL(frame.src);
      return address.origin === origin && WIDGET.test(address.pathname);
    });

  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || typeof data !== 'object' || data === null) return;
    const frame = frameOf(source);
    if (!frame) return;
    if (data.type === 'radura:ready') source.postMessage({ type: 'radura:hello' }, origin);
    if (data.type === 'radura:height' && Number.isFinite(data.height)) {
      frame.style.minHeight = '0';
      frame.style.height = `${Math.min(MOST, Math.max(LEAST, Math.ceil(data.height)))}px`;
    }
    // Comes after the height that belongs to it. The frame has no screen of its own: what is in sight is for this page to say.
    if (data.type === 'radura:show' && Number.isFinite(data.top)) {
      const top = frame.getBoundingClientRect().top + Math.min(MOST, Math.max(0, data.top));
      if (top < 0 || top > innerHeight / 2) scrollBy({ top });
    }
  });
})();
