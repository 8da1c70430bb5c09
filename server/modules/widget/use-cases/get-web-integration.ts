import { safeAddress, safeColor, safeFonts, safeFontStyle, safeGradient } from '#contracts/widget-look.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import type { WebIntegrationRow } from '../store/web-integrations.ts';
import { readIntegration, readLatestIntegration } from '../store/web-integrations.ts';

/** A setting of the widget, its colours, fonts and addresses safe to put into a page. */
export type WebIntegration = WebIntegrationRow;

const HOUSE_COLOR = '#1F5C49';

/** The integration with this id; null when it is unknown, archived, or visitors may not see its provider. */
export async function getWebIntegration(work: Work, id: number): Promise<WebIntegration | null> {
  return shown(work, await readIntegration(work, id));
}

/** The provider's latest integration; null when visitors may not see the provider. */
export async function getLatestWebIntegration(
  work: Work,
  providerId: number,
): Promise<WebIntegration | null> {
  return shown(work, await readLatestIntegration(work, providerId));
}

async function shown(work: Work, row: WebIntegrationRow | null): Promise<WebIntegration | null> {
  if (!row) return null;
  const provider = await getProviderForBooking(work, row.providerId);
  return provider && isPublic(provider) ? safeIntegration(row) : null;
}

/** What leaves is safe to put into a page, whatever the table holds. */
export function safeIntegration(row: WebIntegrationRow): WebIntegration {
  return {
    ...row,
    url: safeAddress(row.url),
    link: safeAddress(row.link),
    background: safeColor(row.background),
    base: safeColor(row.base),
    body: safeColor(row.body),
    button: safeColor(row.button),
    font: safeColor(row.font),
    fontname: safeFonts(row.fontname),
    gradient: safeGradient(row.gradient),
    primaryColor: safeColor(row.primaryColor) ?? HOUSE_COLOR,
    fontFamily: safeFonts(row.fontFamily),
    fontStyle: safeFontStyle(row.fontStyle),
  };
}
