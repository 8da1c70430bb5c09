import { builder } from '#server/graphql/builder.ts';

/** A consent, as every sale takes it. */
export const AgreementInput = builder.inputType('AgreementInput', {
  description: 'A consent (specification section 3, "Agreements").',
  fields: (t) => ({
    type: t.string({ required: true, description: '`sharing`, `email` or `marketing`.' }),
    decision: t.string({ required: true, description: '`Y` or `N`.' }),
  }),
});

/** Whether sharing one's data with the provider was agreed to. */
export const sharesData = (
  agreements: readonly { type: string; decision: string }[] | null | undefined,
): boolean => agreements?.some(({ type, decision }) => type === 'sharing' && decision === 'Y') ?? false;
