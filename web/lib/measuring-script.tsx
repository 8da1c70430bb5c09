import { useLocation } from 'react-router';
import { isMeasured } from '#contracts/cookie-choice.ts';
import { usePublicConfig, useRootData } from './root-data.ts';

/** The optional script of the configuration, once a visitor accepted all cookies (decision 138); nothing else optional is loaded. */
export function MeasuringScript() {
  const { measuringScriptUrl } = usePublicConfig();
  const { pathname } = useLocation();
  const isAllowed = useRootData()?.cookieChoice === 'all' && isMeasured(pathname);
  return isAllowed && measuringScriptUrl ? <script async src={measuringScriptUrl} /> : null;
}
