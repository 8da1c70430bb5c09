import { createContext, use, useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on a button that only scripts answer; `null` once they have taken over and nothing is to be kept. */
    earlyClick?: MouseEvent | null;
    /** The button that is being pressed while the scripts are on their way; `null` once it is let go. */
    earlyPress?: Element | null;
    /** The form that was sent before that, where forms need scripts; `null` once they have taken over. */
    earlySubmit?: SubmitEvent | null;
  }
}

/** The request's key for inline scripts (Content-Security-Policy); only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Where a browser denies storage, in frames of other sites above all, the router's own reading of it would throw. */
const WITHOUT_STORAGE = `try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}`;

const KEEP_CLICKS = `(function(){
function button(e){return e.target.closest&&e.target.closest('button[type=button]')}
addEventListener('pointerdown',function(e){if(window.earlyClick!==null)window.earlyPress=button(e)},true)
addEventListener('pointerup',function(){if(window.earlyClick!==null)window.earlyPress=null},true)
addEventListener('click',function(e){if(window.earlyClick!==null&&button(e))window.earlyClick=e},true)
addEventListener('submit',function(e){if(window.earlySubmit!==null&&e.target.method==='post'&&e.target.closest('[data-needs-scripts]')){e.preventDefault();window.earlySubmit=e}},true)
})()`;

/**
 * A click is never lost: until scripts have taken over, links and forms work by themselves, and the last click on any other
 * button is kept and given to it afterwards, also when it is let go only then. Where everything needs scripts (`data-needs-scripts`), so
 * is a form.
 */
export function EarlyClicks() {
  const nonce = use(NonceContext);
  useEffect(giveBack, []);
  // The browser hides the nonce from scripts, and only the server knows it.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${WITHOUT_STORAGE};${KEEP_CLICKS}` }}
    />
  );
}

/** @returns what gives nothing back any more */
function giveBack(): () => void {
  const click = window.earlyClick;
  window.earlyClick = null;
  // One that is still on its way made React take over at once, and is answered by it.
  const isOver = click?.eventPhase === Event.NONE;
  const clicked = isOver && click.target instanceof Element ? click.target.closest('button') : null;
  // Tables are built anew right after this.
  const soon = clicked ? setTimeout(() => asItStandsNow(clicked)?.click()) : undefined;
  const sent = window.earlySubmit;
  window.earlySubmit = null;
  const form = sent?.target instanceof HTMLFormElement ? sent.target : undefined;
  const soonSent = setTimeout(() => form?.isConnected && form.requestSubmit(sent?.submitter));
  const forgetPress = giveBackPress();
  return () => {
    clearTimeout(soon);
    clearTimeout(soonSent);
    forgetPress?.();
  };
}

/** @returns what stops waiting for the press to end */
function giveBackPress(): (() => void) | undefined {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  if (!(pressed instanceof HTMLButtonElement)) return undefined;
  const letGo = ({ target }: PointerEvent): void => {
    const button = asItStandsNow(pressed);
    // One of plain HTML that stayed in its place gets the browser's own click
    const isAnswered = button === pressed && !button.hasAttribute('data-rac');
    if (!isAnswered && target instanceof Node && button?.contains(target)) button.click();
  };
  window.addEventListener('pointerup', letGo, { once: true });
  return () => window.removeEventListener('pointerup', letGo);
}

/** Tables are built anew when scripts take over, and their buttons with them. */
function asItStandsNow(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const label = button.getAttribute('aria-label');
  return [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')].find(
    (other) => other.getAttribute('aria-label') === label && other.textContent === button.textContent,
  );
}
