/**
 * What visitors may see of a provider that shows on the marketplace, column by column. Whatever is not named here is for those
 * who run the provider alone: billing, payment account, the price of the package, where it is notified, its owner.
 */
export const PUBLIC_COLUMNS: ReadonlySet<string> = new Set([
  ...[
    'id',
    'name',
    'description',
    'tags',
    'app_name',
    'opening_time',
    'time_note',
    'cancellation_policy',
  ].map(of('providers')),
  ...['address_line1', 'address_line2', 'postal_code', 'city', 'state'].map(of('providers')),
  ...['email', 'phone', 'url', 'blog'].map(of('providers')),
  ...['facebook', 'instagram', 'linkedin', 'skype', 'twitter', 'youtube'].map(of('providers')),
  ...['id', 'description'].map(of('provider_photos')),
  ...['id', 'name', 'color'].map(of('offering_groups')),
  ...['id', 'name', 'description', 'image_url'].map(of('services')),
  ...['id', 'name', 'description'].map(of('offers')),
  ...['id', 'name', 'role'].map(of('resources')),
  ...['id', 'name', 'description'].map(of('memberships')),
  ...['id', 'name', 'description'].map(of('membership_offers')),
  ...['id', 'name', 'description'].map(of('video_courses')),
  ...['id', 'name'].map(of('video_sections')),
  ...['id', 'title', 'description'].map(of('video_files')),
  ...['id', 'name'].map(of('film_assets')),
  ...['id', 'name', 'url', 'link', 'page'].map(of('web_integrations')),
  ...['background', 'base', 'body', 'button', 'primary_color', 'gradient'].map(of('web_integrations')),
  ...['font', 'font_family', 'font_style', 'fontname'].map(of('web_integrations')),
  'payment_options.id',
]);

/** Their values stand nowhere else as they are. */
export const DISTINCT_COLUMNS: readonly string[] = [
  'people.email',
  'payment_accounts.processor_account_id',
  'package_subscriptions.amount_cents',
];

/** What must hold what it holds for the product to go on; `table.*` for tables that keep no words of anybody's. */
export const BARE_COLUMNS: readonly string[] = [
  // Written once, or by the product's own machinery
  'audit_entries.*',
  'idempotency_answers.*',
  'search_entries.*',
  'log_in_codes.*',
  'mails.*',
  'uploads.*',
  // What passed between us and the card processor, in its words
  'card_payments.*',
  'refunds.*',
  'ledger_entries.*',
  // Keys, closed lists and formats that are read again
  'people.email_key',
  'log_ins.password_hash',
  'person_pins.pin_hash',
  'profiles.time_zone',
  'profiles.country',
  'profiles.avatar_key',
  'customers.recorded',
  'customers.tax_code',
  'customer_tags.color',
  'breaks.start_offset',
  'breaks.end_offset',
  'providers.time_zone',
  'providers.country_code',
  'providers.city_key',
  'reservations.time_zone',
  'provider_photos.object_key',
  'provider_photos.drawing',
  'provider_photo_files.key',
  'service_pictures.key',
  'video_accesses.begun_words',
  'film_assets.key',
  'film_assets.failure',
  'film_assets.content_type',
  'film_assets.parts_ref',
  'class_sessions.time_zone',
  'memberships.color',
  'email_templates.color',
  'passes.end_reason',
  'promo_codes.code',
  'chats.chat_id',
  'chat_messages.type',
  'chat_messages.temp_id',
  'chat_files.key',
  'channel_posts.temp_id',
  'center_setups.settled',
  'order_lines.vat_nature',
  'till_payments.key',
  'payment_accounts.missing',
  'email_logos.key',
  'email_templates.logo_key',
  'blog_authors.slug',
  'blog_authors.picture',
];

function of(table: string) {
  return (column: string): string => `${table}.${column}`;
}
