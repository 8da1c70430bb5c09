import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { IntegrationType } from '#contracts/validation/web-integration.ts';

/** Where the script stands that fits a pasted widget's height to what it shows. */
export const RESIZE_SCRIPT_PATH = '/widget.js';

/**
 * What a provider pastes into its own site (specification section 1): a frame with the widget and the script that fits its height, or a
 * link to the widget's own page. Nothing in it was typed by anybody.
 * @param origin our public address
 * @param locale of the words in it
 */
export function integrationCode(
  { id, integrationType }: { id: number; integrationType: IntegrationType },
  origin: string,
  locale: Locale,
): string {
  const address = `${origin}/website-integration/${id}`;
  if (integrationType === 'link')
    return `<a href="${address}" target="_blank" rel="noopener">${m.widget_code_link({}, { locale })}</a>`;
  return `<iframe src="${address}" title="${m.widget_code_title({}, { locale })}" loading="lazy" style="width:100%;min-height:720px;border:0"></iframe>
<script async src="${origin}${RESIZE_SCRIPT_PATH}"></script>`;
}
