import { operation } from '#web/lib/api.ts';

export const SUBSCRIBE_TO_NEWSLETTER = operation(
  `mutation SubscribeToNewsletter($email: String!, $place: NewsletterPlace) {
  subscribeToNewsletter(email: $email, place: $place)
}`,
);

export const NEWSLETTER_BY_LINK = operation(
  'query NewsletterByLink($code: String!) { newsletterByLink(code: $code) { purpose state } }',
);

export const FOLLOW_NEWSLETTER_LINK = operation(
  'mutation FollowNewsletterLink($code: String!) { followNewsletterLink(code: $code) { purpose state } }',
);
