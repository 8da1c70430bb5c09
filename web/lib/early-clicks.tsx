import { createContext, use, useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on a button that only scripts answer; `null` once they have taken over and nothing is to be kept. */
    earlyClick?: MouseEvent | null;
  }
}

/** The request's key for inline scripts (Content-Security-Policy); only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Where a browser denies storage, in frames of other sites above all, the router's own reading of it would throw. */
const WITHOUT_STORAGE = `try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}`;

const KEEP_CLICKS = `addEventListener('click',function(e){
if(window.earlyClick!==null&&e.target.closest&&e.target.closest('button[type=button]'))window.earlyClick=e},true)`;

/**
 * A click is never lost: until scripts have taken over, links and forms work by themselves, and the last click on any other
 * button is kept and given to it afterwards.
 */
export function EarlyClicks() {
  const nonce = use(NonceContext);
  useEffect(giveBackEarlyClick, []);
  // The browser hides the nonce from scripts, and only the server knows it.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${WITHOUT_STORAGE};${KEEP_CLICKS}` }}
    />
  );
}

function giveBackEarlyClick(): void {
  const click = window.earlyClick;
  window.earlyClick = null;
  // One that is still on its way made React take over at once, and is answered by it.
  const isOver = click?.eventPhase === Event.NONE;
  if (isOver && click.target instanceof Element) click.target.closest('button')?.click();
}
