import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isMeasured } from '#contracts/cookie-choice.ts';
import { usePublicConfig, useRootData } from './root-data.ts';

/** Whether the page has the optional script. */
export function useIsMeasuring(): boolean {
  const { measuringScriptUrl } = usePublicConfig();
  const { pathname } = useLocation();
  const isAllowed = useRootData()?.cookieChoice === 'all' && isMeasured(pathname);
  return isAllowed && measuringScriptUrl !== undefined;
}

/** The optional script of the configuration, once a visitor accepted all cookies (decision 138); nothing else optional is loaded. */
export function MeasuringScript() {
  const { measuringScriptUrl } = usePublicConfig();
  const isMeasuring = useIsMeasuring();
  const wasLoaded = useRef(false);
  useEffect(() => {
    if (isMeasuring) wasLoaded.current = true;
    // A script that ran stays in its document: a page that is not measured is another one
    else if (wasLoaded.current) window.location.reload();
  }, [isMeasuring]);
  return isMeasuring ? <script async src={measuringScriptUrl} /> : null;
}
