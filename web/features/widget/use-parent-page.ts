import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { readLook } from '#contracts/widget-look.ts';
import { WIDGET_MESSAGES, widgetMessage } from '#contracts/widget-messages.ts';

/** How often, and how far apart in milliseconds, a page around that may still be loading its script is told that the widget is there. */
const CALLS = 20;
const BETWEEN_CALLS_MS = 500;

/** What the page around the widget makes of it. */
export interface ParentPage {
  /** Gets its height measured. */
  ref: RefObject<HTMLDivElement | null>;
  /** The page around fits the frame to the widget's height: it need not fill what it was given. */
  isFitted: boolean;
  /** A look that is tried out on our settings screen; null: the look that is saved. */
  look: WidgetLook | null;
}

/**
 * Talks with the page around the widget, where there is one: only its parent is heard, of others' sites only that they want to know the
 * height, and of our own settings screen how the widget shall look for now (docs/decisions/0058).
 */
export function useParentPage(): ParentPage {
  const ref = useRef<HTMLDivElement>(null);
  const [isFitted, setFitted] = useState(false);
  const [look, setLook] = useState<WidgetLook | null>(null);
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return undefined;
    let calls = 0;
    let observer: ResizeObserver | undefined;
    const call = (): void => {
      calls += 1;
      if (calls >= CALLS) clearInterval(calling);
      // Says nothing but that: whoever is around may hear it.
      parent.postMessage({ type: WIDGET_MESSAGES.ready }, '*');
    };
    const calling = setInterval(call, BETWEEN_CALLS_MS);
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== parent) return;
      const message = widgetMessage(data);
      if (message?.type === WIDGET_MESSAGES.look && origin === window.location.origin) {
        clearInterval(calling);
        setLook(readLook(message.look));
      }
      if (message?.type === WIDGET_MESSAGES.hello && !observer) {
        clearInterval(calling);
        setFitted(true);
        observer = postHeight(ref.current, (height) =>
          // A page out of a file has no origin that could be named.
          parent.postMessage({ type: WIDGET_MESSAGES.height, height }, origin === 'null' ? '*' : origin),
        );
      }
    };
    window.addEventListener('message', hear);
    call();
    return () => {
      clearInterval(calling);
      window.removeEventListener('message', hear);
      observer?.disconnect();
    };
  }, []);
  return { ref, isFitted, look };
}

/** Tells the height of what is shown, now and whenever it changes, in whole pixels. */
function postHeight(shown: HTMLElement | null, tell: (height: number) => void): ResizeObserver {
  let told = 0;
  const observer = new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
    if (height === 0 || height === told) return;
    told = height;
    tell(height);
  });
  if (shown) observer.observe(shown);
  return observer;
}
