import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Somebody wants to see a template in their own mailbox. */
export type TemplateTestRequested = Fact<
  'templateTestAsked',
  { providerId: number; templateId: number; personId: number; occasion: string }
>;
export const templateTestRequested = fact<TemplateTestRequested>('templateTestAsked');
