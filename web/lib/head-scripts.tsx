import { EarlyClicks } from './early-clicks.tsx';
import { MeasuringScript } from './measuring-script.tsx';
import { PublishedTexts } from './published-texts.tsx';

/** The scripts of every page besides the router's own, in their order. */
export function HeadScripts() {
  return (
    <>
      <PublishedTexts />
      <MeasuringScript />
      <EarlyClicks />
    </>
  );
}
