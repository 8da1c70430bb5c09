import type { EmailTemplateKind } from '#contracts/email-templates.ts';
import { EMAIL_TEMPLATE_KINDS } from '#contracts/email-templates.ts';
import type { Locale } from '#contracts/languages.ts';
import { getPlan, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OwnTexts } from '../rules/choose-texts.ts';
import { chooseTexts } from '../rules/choose-texts.ts';
import { activeTemplates } from '../store/templates.ts';

/**
 * What a provider says of its own in a mail, as it is now. Mails to addresses that nobody proved are no kind of template: they carry nobody's words.
 * @returns null for ours: of other mails, without a template, of a provider that visitors cannot see or whose package has no templates
 */
export async function ownWordsFor(
  work: Work,
  { providerId, kind, language }: { providerId: number; kind: string; language: Locale },
): Promise<OwnTexts | null> {
  if (!isTemplateKind(kind)) return null;
  const active = await activeTemplates(work, providerId, kind);
  if (active.length === 0) return null;
  const [provider, plan] = await Promise.all([
    getProviderForBooking(work, providerId),
    getPlan(work, providerId),
  ]);
  const isOpened = planAllows(plan, 'emailTemplates') && !hasNotPaid(plan, work.now());
  return provider && isPublic(provider) && isOpened ? chooseTexts(active, { kind, language }) : null;
}

const isTemplateKind = (kind: string): kind is EmailTemplateKind =>
  kind !== 'all' && (EMAIL_TEMPLATE_KINDS as readonly string[]).includes(kind);
