import { index, layout, prefix, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { LOCALES } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';

/** The pages inside the main shell, in the specification's order. */
const SHELL_PAGES: readonly [path: string, file: string][] = [
  ['book', 'features/public-site/book/book.route.tsx'],
  ['video-courses', 'features/public-site/videos/video-courses.route.tsx'],
  ['video-courses/:id', 'features/public-site/videos/video-course.route.tsx'],
  ['my-video-courses', 'features/account/videos/my-video-courses.route.tsx'],
  ['my-video-courses/:id', 'features/account/videos/my-video-course.route.tsx'],
  ['chat', 'features/account/chat/chat.route.tsx'],
  ['my-passes', 'features/account/passes/my-passes.route.tsx'],
  ['videos', 'features/public-site/videos/videos.route.tsx'],
  ['videos/:videoId', 'features/public-site/videos/video.route.tsx'],
  ['contact', 'features/public-site/contact.route.tsx'],
  ['about', 'features/public-site/about.route.tsx'],
  ['privacy', 'features/public-site/privacy.route.tsx'],
  ['cookies', 'features/public-site/cookies/cookies.route.tsx'],
  ['terms', 'features/public-site/terms.route.tsx'],
  ['read', 'features/public-site/read/read.route.tsx'],
  ['read/author/:slug', 'features/public-site/read/author.route.tsx'],
  ['read/category/:slug', 'features/public-site/read/category.route.tsx'],
  ['read/:slug', 'features/public-site/read/article.route.tsx'],
  ['newsletter', 'features/public-site/newsletter/newsletter.route.tsx'],
  ['admin/articles/:id/preview', 'features/public-site/read/preview.route.tsx'],
  ['login', 'features/account/sign-in/login.route.tsx'],
  ['register', 'features/account/sign-in/register.route.tsx'],
  ['forgot', 'features/account/sign-in/forgot.route.tsx'],
  ['new-email/:code', 'features/account/links/new-email.route.tsx'],
  ['*', 'features/public-site/not-found.route.tsx'],
];

/** The main shell without a language in its addresses, or under one; the same files, so their ids must differ. */
function mainShell(locale: Locale | null): RouteConfigEntry {
  const id = (file: string): string => (locale === null ? file : `${file}:${locale}`);
  const home = 'features/public-site/home.route.tsx';
  const shell = 'features/public-site/shell.route.tsx';
  return layout(shell, { id: id(shell) }, [
    index(home, { id: id(home) }),
    providerPage(id),
    classPage(id),
    membershipPage(id),
    profilePage(id),
    ...SHELL_PAGES.map(([path, file]) => route(path, file, { id: id(file) })),
  ]);
}

/** The provider's page with the booking beside it, whose choices are part of the address. */
function providerPage(id: (file: string) => string): RouteConfigEntry {
  const page = 'features/public-site/provider/provider.route.tsx';
  const booking = 'features/public-site/provider/provider-booking.route.tsx';
  return route('provider/:id', page, { id: id(page) }, [index(booking, { id: id(booking) })]);
}

/** A course or an event of a provider, with signing up. */
function classPage(id: (file: string) => string): RouteConfigEntry {
  const page = 'features/public-site/class/class.route.tsx';
  return route('provider/:id/class/:classId', page, { id: id(page) });
}

/** A membership of a provider, with buying it. */
function membershipPage(id: (file: string) => string): RouteConfigEntry {
  const page = 'features/public-site/membership/membership.route.tsx';
  return route('provider/:id/membership/:membershipId', page, { id: id(page) });
}

/** The profile: three tabs, each with an address of its own (specification section 2), and what they lead to. */
function profilePage(id: (file: string) => string): RouteConfigEntry {
  const page = 'features/account/profile/profile.route.tsx';
  const info = 'features/account/profile/account-info.route.tsx';
  const below = [
    ['reservations', 'features/account/my-reservations.route.tsx'],
    ['reservations/:providerId/:id', 'features/account/my-reservation.route.tsx'],
    ['subscriptions/:providerId/:id', 'features/account/my-subscription.route.tsx'],
    ['payments', 'features/account/my-payments.route.tsx'],
    ['calendar-feed', 'features/account/calendar-feed.route.ts'],
    ['privacy', 'features/account/privacy.route.tsx'],
  ] as const;
  return route('profile', page, { id: id(page) }, [
    route(':section?', info, { id: id(info) }),
    ...below.map(([path, file]) => route(path, file, { id: id(file) })),
  ]);
}

/** Screens that stand alone, without the main shell; they answer with and without a language in front. */
function pagesWithoutShell(locale: Locale | null): RouteConfigEntry[] {
  const id = (file: string): string => (locale === null ? file : `${file}:${locale}`);
  const page = (path: string, file: string): RouteConfigEntry => route(path, file, { id: id(file) });
  const widget = 'features/widget/widget.route.tsx';
  const widgetBooking = 'features/widget/widget-booking.route.tsx';
  const reset = 'features/account/links/reset.route.tsx';
  return [
    page('verify/:email/:code', 'features/account/links/verify.route.tsx'),
    route('reset/:email/:code', reset, { id: id(reset) }),
    route('reset/:code', reset, { id: id(`${reset}:encoded`) }),
    page('user-confirmation/:code', 'features/account/links/user-confirmation.route.tsx'),
    page('email-back/:code', 'features/account/links/email-back.route.tsx'),
    page('account-ready', 'features/account/links/account-ready.route.tsx'),
    page('account-deleted', 'features/account/account-deleted.route.tsx'),
    page('logout', 'features/account/sign-in/logout.route.ts'),
    page('business/login', 'features/business/login/business-login.route.tsx'),
    page('business/register', 'features/business/register/register.route.tsx'),
    page('business/add-center', 'features/business/register/add-center.route.tsx'),
    route('add-center', 'features/business/register/add-center.route.tsx', {
      id: id('features/business/register/add-center.route.tsx:customer'),
    }),
    page('business/logout', 'features/business/business-logout.route.ts'),
    page('business/account/:section?', 'features/business/account/business-account.route.tsx'),
    page('business', 'features/business/business.route.ts'),
    centerScreens(id),
    page('admin/login', 'features/admin/login/admin-login.route.tsx'),
    page('admin/logout', 'features/admin/login/admin-logout.route.ts'),
    page('admin/invitation/:email/:code', 'features/account/links/team-invitation.route.tsx'),
    adminScreens(id),
    page('reservation-success', 'features/guest/reservation-success.route.tsx'),
    page('subscription-success', 'features/guest/subscription-success.route.tsx'),
    page('reservation-confirmation-error', 'features/guest/reservation-confirmation-error.route.tsx'),
    page('subscription-confirmation-error', 'features/guest/subscription-confirmation-error.route.tsx'),
    route('website-integration/:integrationId?', widget, { id: id(widget) }, [
      index(widgetBooking, { id: id(widgetBooking) }),
    ]),
    page('website-integration/:integrationId/class/:classId', 'features/widget/widget-class.route.tsx'),
    page('website-integration/:integrationId/video/:courseId', 'features/widget/widget-video.route.tsx'),
    page(
      'website-integration/:integrationId/membership/:membershipId',
      'features/widget/widget-membership.route.tsx',
    ),
    page('stop-mails/:code', 'features/business/notices/stop-mails.route.tsx'),
    page('newsletter/:code', 'features/public-site/newsletter/newsletter-link.route.tsx'),
    page('reservation-confirmation/:code', 'features/guest/reservation-confirmation.route.tsx'),
    page('subscription-confirmation/:code', 'features/guest/subscription-confirmation.route.tsx'),
    page('manage-subscription/:token', 'features/guest/manage-subscription.route.tsx'),
    page('manage/:token', 'features/guest/manage.route.tsx'),
    page('pay/:payload', 'features/guest/payment/pay.route.tsx'),
    page('development/kit', 'features/development/kit.route.tsx'),
  ];
}

/** The screens of one center, each inside its frame. */
function centerScreens(id: (file: string) => string): RouteConfigEntry {
  const at = (folder: string) => (path: string, file: string, below?: RouteConfigEntry[]) =>
    route(
      path,
      `features/business/${folder}/${file}`,
      { id: id(`features/business/${folder}/${file}`) },
      below,
    );
  const services = at('services');
  const classes = at('classes');
  const memberships = at('memberships');
  const promoCodes = at('promo-codes');
  const products = at('products');
  const users = at('users');
  const staff = at('staff');
  const setup = at('setup');
  const profile = at('profile');
  const gallery = at('gallery');
  const settings = at('settings');
  const hours = at('hours');
  const holidays = at('holidays');
  const widget = at('widget');
  const templates = at('email-templates');
  const reservations = at('reservations');
  const customers = at('customers');
  const frame = 'features/business/center/center.route.tsx';
  const first = 'features/business/center/center-index.route.ts';
  return route('business/:center', frame, { id: id(frame) }, [
    index(first, { id: id(first) }),
    setup('welcome', 'welcome.route.tsx'),
    at('find')('find', 'find.route.tsx'),
    at('change-person')('change-person', 'change-person.route.tsx'),
    at('new-reservation')('reservations/new', 'new-reservation.route.tsx'),
    at('today')('today', 'today.route.tsx', [at('today')(':id', 'visit.route.tsx')]),
    at('today')('today/print', 'print.route.tsx'),
    at('calendar')('calendar', 'calendar.route.tsx', [
      at('calendar')('blocks/:block', 'blocks/block.route.tsx'),
      at('calendar')(':id', 'booking.route.tsx'),
    ]),
    reservations('reservations', 'reservations.route.tsx', [
      at('exports')('export', 'reservations-export.route.tsx'),
      reservations('collect', 'collect.route.tsx'),
      reservations('cancel', 'cancel-many.route.tsx'),
      reservations(':id', 'reservation.route.tsx'),
    ]),
    at('notices')('notices', 'notices.route.tsx'),
    at('messages')('messages', 'messages.route.tsx'),
    customers('customers/new', 'customer-new.route.tsx'),
    customers('customers/:id/edit', 'customer-edit.route.tsx'),
    customers('customers/:id/care', 'care.route.tsx'),
    customers('customers/:id/merge', 'merge.route.tsx'),
    customers('customers', 'customers.route.tsx', [
      customers('fields', 'fields.route.tsx'),
      customers('tags', 'tags.route.tsx'),
      customers('chosen', 'chosen.route.tsx'),
      at('exports')('export', 'customers-export.route.tsx'),
      customers(':id', 'customer.route.tsx'),
      customers(':id/health-notes', 'health-notes.route.tsx'),
    ]),
    services('services', 'services.route.tsx', [services(':id', 'service.route.tsx')]),
    at('groups')('groups', 'groups.route.tsx'),
    at('archive')('archive', 'archive.route.tsx'),
    services('services/order', 'order.route.tsx'),
    services('services/new', 'service-new.route.tsx'),
    services('services/:id/edit', 'service-edit.route.tsx'),
    classes('classes', 'classes.route.tsx'),
    classes('classes/new', 'class-new.route.tsx'),
    classes('classes/sessions/:sessionId', 'session.route.tsx', [
      classes('add', 'participant-add.route.tsx'),
      classes('participants/:id', 'participant.route.tsx'),
    ]),
    classes('classes/sessions/:sessionId/edit', 'session-edit.route.tsx'),
    classes('classes/:classId', 'class.route.tsx'),
    classes('classes/:classId/edit', 'class-edit.route.tsx'),
    classes('classes/:classId/sessions/new', 'sessions-new.route.tsx'),
    classes('subscriptions', 'subscriptions.route.tsx', [
      classes('cancel', 'subscriptions-cancel.route.tsx'),
      classes(':id', 'subscription.route.tsx'),
    ]),
    memberships('memberships', 'memberships.route.tsx'),
    memberships('memberships/new', 'membership-new.route.tsx'),
    memberships('memberships/sell', 'pass-sell.route.tsx'),
    memberships('memberships/passes/:passId', 'pass.route.tsx'),
    memberships('memberships/:membershipId/edit', 'membership-edit.route.tsx'),
    promoCodes('promo-codes', 'promo-codes.route.tsx'),
    promoCodes('promo-codes/new', 'promo-code-new.route.tsx'),
    promoCodes('promo-codes/:promoCodeId/edit', 'promo-code-edit.route.tsx'),
    products('products', 'products.route.tsx'),
    products('products/new', 'product-new.route.tsx'),
    products('products/:productId', 'product.route.tsx', [
      at('exports')('export', 'buyers-export.route.tsx'),
    ]),
    products('products/:productId/edit', 'product-edit.route.tsx'),
    at('customer-import')('customers/import', 'imports.route.tsx'),
    at('customer-import')('customers/import/:id', 'import.route.tsx'),
    profile('profile', 'profile.route.tsx'),
    gallery('gallery', 'gallery.route.tsx', [gallery(':id', 'photo.route.tsx')]),
    hours('staff/:id/hours', 'hours.route.tsx', [
      hours('blocks/:block', 'block.route.tsx'),
      hours(':part/:item', 'hours-part.route.tsx'),
    ]),
    hours('opening-hours', 'opening-hours.route.tsx', [hours(':date', 'opening-date.route.tsx')]),
    holidays('holidays', 'holidays.route.tsx', [holidays(':id', 'holiday.route.tsx')]),
    widget('widget', 'widgets.route.tsx'),
    widget('widget/new', 'widget-new.route.tsx'),
    widget('widget/:id', 'widget-edit.route.tsx'),
    templates('email-templates', 'templates.route.tsx'),
    templates('email-templates/new', 'template-new.route.tsx'),
    templates('email-templates/:id', 'template-edit.route.tsx'),
    settings('settings', 'settings.route.tsx'),
    at('till')('till/sell', 'sell.route.tsx'),
    at('till')('till', 'till.route.tsx', [at('till')('sales/:sale', 'sale.route.tsx')]),
    at('payment-settings')('payment-settings', 'payment-settings.route.tsx'),
    staff('staff', 'staff.route.tsx', [
      staff(':id', 'member.route.tsx'),
      staff(':id/out-of-service', 'out-of-service.route.tsx'),
    ]),
    staff('staff/order', 'order.route.tsx'),
    staff('staff/new', 'member-new.route.tsx'),
    staff('staff/:id/edit', 'member-edit.route.tsx'),
    users('users', 'users.route.tsx', [
      users('invite', 'invite.route.tsx'),
      users(':id', 'user.route.tsx'),
      users(':id/:change', 'user-change.route.tsx'),
    ]),
    at('center')('*', 'unknown-screen.route.tsx'),
  ]);
}

/** The screens of the team of Radura, inside their frame. */
function adminScreens(id: (file: string) => string): RouteConfigEntry {
  const at = (path: string, file: string, below?: RouteConfigEntry[]) =>
    route(path, `features/admin/${file}`, { id: id(`features/admin/${file}`) }, below);
  const first = 'features/admin/frame/admin-index.route.ts';
  return at('admin', 'frame/admin.route.tsx', [
    index(first, { id: id(first) }),
    at('articles', 'articles/articles.route.tsx'),
    at('articles/:id', 'articles/editor.route.tsx'),
    at('authors', 'authors/authors.route.tsx'),
    at('authors/new', 'authors/author-new.route.tsx'),
    at('authors/:id', 'authors/author-edit.route.tsx'),
    at('categories', 'categories/categories.route.tsx'),
    at('messages', 'messages/messages.route.tsx'),
    at('newsletter', 'newsletter/issues.route.tsx'),
    at('newsletter/new', 'newsletter/issue-new.route.tsx'),
    at('newsletter/:id', 'newsletter/issue-edit.route.tsx'),
    at('team', 'team/team.route.tsx', [
      at('invite', 'team/team-invite.route.tsx'),
      at(':id/end', 'team/team-end.route.tsx'),
    ]),
    at('texts', 'texts/texts.route.tsx'),
    at('texts/:language', 'texts/texts-file.route.ts'),
    at('versions', 'versions/versions.route.tsx'),
    at('account', 'account/admin-account.route.tsx'),
  ]);
}

/** Matched in the specification's order (section 2): pages without the shell first, any other path in the main shell. */
export default [
  route('language', 'features/public-site/language.route.ts'),
  route('service-worker.js', 'features/public-site/offline/service-worker.route.ts'),
  route('cookie-choice', 'features/public-site/cookies/cookie-choice.route.ts'),
  ...pagesWithoutShell(null),
  ...LOCALES.flatMap((locale) => prefix(locale, [...pagesWithoutShell(locale), mainShell(locale)])),
  mainShell(null),
] satisfies RouteConfig;
