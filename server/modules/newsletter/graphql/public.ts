import { NEWSLETTER_PLACES } from '#contracts/newsletter.ts';
import { builder } from '#server/graphql/builder.ts';
import type { NewsletterLink } from '../use-cases/newsletter-by-link.ts';
import { newsletterByLink, followNewsletterLink } from '../use-cases/newsletter-by-link.ts';
import { subscribeToNewsletter } from '../use-cases/sign-up.ts';

const PlaceRef = builder.enumType('NewsletterPlace', {
  description: 'Where somebody signed up for the newsletter.',
  values: NEWSLETTER_PLACES,
});
const PurposeRef = builder.enumType('NewsletterLinkPurpose', {
  description: 'What a mailed link of the newsletter is for.',
  values: ['confirm', 'leave'] as const,
});
const StateRef = builder.enumType('NewsletterState', {
  description: 'Whether somebody gets the newsletter.',
  values: ['waiting', 'confirmed', 'left'] as const,
});

const LinkRef = builder.objectRef<NewsletterLink>('NewsletterLink').implement({
  description: 'A mailed link of the newsletter.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: PurposeRef, description: 'What it is for.' }),
    state: t.expose('state', { type: StateRef, description: 'How the sign-up stands.' }),
  }),
});

const code = { required: true, description: 'The code of the mailed link.' } as const;

builder.queryField('newsletterByLink', (t) =>
  t.field({
    type: LinkRef,
    description: 'What a mailed link of the newsletter is for. Reading it changes nothing.',
    args: { code: t.arg.string(code) },
    resolve: (_root, args, { work, deps }) => newsletterByLink(work, deps, args.code),
  }),
);

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.boolean({
    description:
      'Signs an address up for the newsletter in the request’s language; it confirms by a mailed link. Always true.',
    args: {
      email: t.arg.string({ required: true, description: 'E-mail address.' }),
      place: t.arg({ type: PlaceRef, defaultValue: 'api', description: 'Where; `api` by default.' }),
    },
    resolve: async (_root, { email, place }, { work, deps, address, locale }) => {
      await subscribeToNewsletter(work, deps, {
        typed: { email, place: place ?? 'api' },
        address,
        language: locale,
      });
      return true;
    },
  }),
  followNewsletterLink: t.field({
    type: LinkRef,
    description: 'Confirms the newsletter, or leaves it, by a mailed link. Idempotent.',
    args: { code: t.arg.string(code) },
    resolve: (_root, args, { work, deps }) => followNewsletterLink(work, deps, args.code),
  }),
}));
