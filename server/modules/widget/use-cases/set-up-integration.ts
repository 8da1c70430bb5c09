import * as v from 'valibot';
import { requiredText } from '#contracts/validation/plain-text.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { safeAddress, safeColor, safeFonts, safeFontStyle, safeGradient } from '../rules/safe-style.ts';
import type { IntegrationChanges } from '../store/web-integrations.ts';
import {
  insertIntegration,
  PAGES,
  readLatestIntegration,
  updateIntegration,
} from '../store/web-integrations.ts';

/** What a rule for safe values lets through. */
const safe = (rule: (text: string) => string | null) => v.pipe(v.string(), v.transform(rule), v.string());
const kept = (rule: (text: string) => string | null) => v.nullable(safe(rule));
const color = kept(safeColor);

const Changes = v.partial(
  v.strictObject({
    name: requiredText(120),
    integrationType: v.picklist(['widget', 'link']),
    page: v.nullable(v.picklist(PAGES)),
    url: kept(safeAddress),
    link: kept(safeAddress),
    background: color,
    base: color,
    body: color,
    button: color,
    font: color,
    fontname: kept(safeFonts),
    gradient: kept(safeGradient),
    primaryColor: safe(safeColor),
    fontFamily: kept(safeFonts),
    fontStyle: kept(safeFontStyle),
    showServices: v.boolean(),
    showCourses: v.boolean(),
    showEvents: v.boolean(),
    showVideos: v.boolean(),
    showMemberships: v.boolean(),
    askEmail: v.boolean(),
    askFirstname: v.boolean(),
    askLastname: v.boolean(),
    askPhone: v.boolean(),
  }),
);

/**
 * Gives a provider its first integration, all tabs on, asking the e-mail only (specification sections 2 and 7). Does nothing for one that
 * has an integration already.
 */
export async function createDefaultIntegration(work: Work, providerId: number): Promise<void> {
  await work.transaction(async (tx) => {
    await tx.lock([`web integrations of ${providerId}`]);
    if (await readLatestIntegration(tx, providerId)) return;
    await insertIntegration(tx, providerId, { name: 'Radura' });
  });
}

/**
 * Adds an integration, from then on the provider's latest.
 * @throws Refusal invalidInput naming the fields that cannot be
 * @returns its id
 */
export async function createWebIntegration(
  work: Work,
  providerId: number,
  given: IntegrationChanges & { name: string },
): Promise<number> {
  const { name = given.name, ...changes } = checked(Changes, given);
  return insertIntegration(work, providerId, { ...changes, name });
}

/**
 * Changes an integration; fields that are not given stay.
 * @throws Refusal invalidInput naming the fields that cannot be; notFound when the provider has no such integration
 */
export async function updateWebIntegration(
  work: Work,
  providerId: number,
  integrationId: number,
  given: IntegrationChanges,
): Promise<void> {
  const changes = checked(Changes, given);
  if (Object.keys(changes).length === 0) return;
  if (!(await updateIntegration(work, providerId, integrationId, changes))) throw new Refusal('notFound');
}
