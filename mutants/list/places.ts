import type { Mutant } from '../mutant.ts';

const CATALOG = ['server/modules/catalog/catalog.integration.test.ts'];
const PROVIDERS = ['server/modules/providers/providers.integration.test.ts'];
const OWN_PAGE = ['server/modules/providers/own-page.integration.test.ts'];
const GALLERY = ['server/modules/providers/gallery.integration.test.ts'];
const STAFF = ['server/modules/customers/customers.integration.test.ts'];
const WRITTEN_DOWN = ['server/modules/customers/written-down.integration.test.ts'];
const SEARCH = ['server/modules/search/search.integration.test.ts'];
const WIDGET = ['server/modules/widget/widget.integration.test.ts'];
const MEDIA = ['server/modules/media/media.integration.test.ts'];
const PICTURES = [
  'server/modules/catalog/service-pictures.integration.test.ts',
  'server/modules/catalog/service-pictures-in-use.integration.test.ts',
];
const AVATARS = ['server/modules/avatars/avatars.integration.test.ts'];

export const PLACES: readonly Mutant[] = [
  // catalog
  {
    bug: 'an offer that needs two units of a thing is kept as needing one',
    file: 'server/modules/catalog/store/offerings.ts',
    search: 'numbered.map(({ number, units }) => ({ ...ofOffer, number, units }))',
    replace: 'numbered.map(({ number }) => ({ ...ofOffer, number, units: 1 }))',
    tests: CATALOG,
  },
  {
    bug: 'a new description of an offer is dropped',
    file: 'server/modules/catalog/store/offerings.ts',
    search: '  description: offer.description,\n',
    replace: '',
    tests: CATALOG,
  },
  {
    bug: 'somebody named twice for one offer is a fault instead of a refusal',
    file: 'server/modules/catalog/use-cases/expect-known-needs.ts',
    search: '!areOnce(offer.people) || ',
    replace: '',
    tests: CATALOG,
  },
  {
    bug: 'a thing can be given where a person is needed',
    file: 'server/modules/catalog/use-cases/expect-known-needs.ts',
    search: 'resources.filter(({ kind }) => kind === RESOURCE_KINDS.human)',
    replace: 'resources',
    tests: CATALOG,
  },
  {
    bug: 'the search does not hear of a new name or price',
    file: 'server/modules/catalog/use-cases/services/save-service.ts',
    search:
      '    await saveOffers(tx, of, form.offers);\n    await announceOffersChanged(tx, of.providerId);\n',
    replace: '    await saveOffers(tx, of, form.offers);\n',
    tests: SEARCH,
  },
  {
    bug: 'the price list is in the order in which offers were made',
    file: 'server/modules/catalog/store/service-list.ts',
    search: 'order by o.position, o.id) as offers',
    replace: 'order by o.id) as offers',
    tests: CATALOG,
  },
  {
    bug: 'a period without a last hour ends at its first minute',
    file: 'server/modules/catalog/rules/period.ts',
    search: 'service.periodEndMinute ?? MINUTES_PER_DAY',
    replace: 'service.periodEndMinute ?? 0',
    tests: CATALOG,
  },
  // providers
  {
    bug: 'whoever works at a provider reads its bills, not the owner alone',
    file: 'server/modules/providers/policy.ts',
    search: "held.providerId === providerId && held.role === 'owner'",
    replace: 'held.providerId === providerId',
    tests: PROVIDERS,
  },
  {
    bug: "an owner reads another provider's bills",
    file: 'server/modules/providers/policy.ts',
    search: "held.providerId === providerId && held.role === 'owner'",
    replace: "held.role === 'owner'",
    tests: PROVIDERS,
  },
  {
    bug: "an owner's log-in of the public area opens the business side",
    file: 'server/modules/providers/policy.ts',
    search: "actor.kind === 'guest' || actor.area !== 'business'",
    replace: "actor.kind === 'guest'",
    tests: PROVIDERS,
  },
  {
    bug: 'billing information is kept once and never changed',
    file: 'server/modules/providers/store/private-details.ts',
    search: "conflict.column('provider_id').doUpdateSet(columns)",
    replace: "conflict.column('provider_id').doNothing()",
    tests: PROVIDERS,
  },
  {
    bug: 'one photo too many is taken, which nobody sees',
    file: 'server/modules/providers/use-cases/gallery/photos.ts',
    search: 'order.length >= MOST_PROVIDER_PHOTOS',
    replace: 'order.length > MOST_PROVIDER_PHOTOS',
    tests: PROVIDERS,
  },
  {
    bug: 'a flat strip is taken as a photo',
    file: 'server/modules/providers/use-cases/gallery/photos.ts',
    search: 'photo.width < LEAST.width || photo.height < LEAST.height',
    replace: 'photo.width < LEAST.width',
    tests: PROVIDERS,
  },
  {
    bug: 'locking a provider leaves no trace of who did it',
    file: 'server/modules/providers/use-cases/change-provider.ts',
    search: "      action: 'changeStanding',\n",
    replace: "      action: '',\n",
    tests: PROVIDERS,
  },
  {
    bug: 'a page that visitors see loses its description',
    file: 'server/modules/providers/use-cases/own/save-parts.ts',
    search: "if (form.description === '') await expectHidden(tx, providerId, ['description']);",
    replace: '',
    tests: OWN_PAGE,
  },
  {
    bug: 'a town of another country is taken for the place',
    file: 'server/modules/providers/use-cases/own/save-parts.ts',
    search: 'typed.cityKey !== null && town?.country.code !== typed.countryCode',
    replace: 'typed.cityKey !== null && !town',
    tests: OWN_PAGE,
  },
  {
    bug: 'a photo that was uploaded once hangs as often as it is sent',
    file: 'server/modules/providers/use-cases/gallery/commands.ts',
    search: '!extent || (await hasPhotoOf(tx, providerId, objectKey))',
    replace: '!extent',
    tests: GALLERY,
  },
  {
    bug: 'the sweep leaves the sizes that were made of a photo',
    file: 'server/modules/providers/use-cases/gallery/sweep-photos.ts',
    search: '[objectKey, ...filesMadeOf({ objectKey })]',
    replace: '[objectKey]',
    tests: GALLERY,
  },
  // staff
  {
    bug: 'somebody who left still counts as the one person of a small package',
    file: 'server/modules/staff/store/resources.ts',
    search: "    .where('kind', '=', RESOURCE_KINDS.human)\n    .where('archived', '=', false)\n",
    replace: "    .where('kind', '=', RESOURCE_KINDS.human)\n",
    tests: STAFF,
  },
  // search
  {
    bug: 'the search does not hear of changed offers',
    file: 'server/modules/search/reactions.ts',
    search:
      "  reaction<OffersChanged>('offersChanged', 'refreshSearch', (work, { providerId }) =>\n    refreshEntries(work, [providerId]),\n  ),\n",
    replace: '',
    tests: SEARCH,
  },
  {
    bug: 'the number of all providers is remembered although one is gone',
    file: 'server/modules/search/use-cases/refresh-entries.ts',
    search: '    tx.invalidate(SEARCH_SCOPE);\n',
    replace: '',
    tests: SEARCH,
  },
  {
    bug: 'the first town that begins with the letters is taken for the town of that name',
    file: 'server/modules/search/use-cases/where-to-search.ts',
    search: 'likeliest && isCalled(likeliest, city) ? likeliest : null',
    replace: 'likeliest ?? null',
    tests: SEARCH,
  },
  {
    bug: 'a rebuild leaves what stands behind the last provider',
    file: 'server/modules/search/use-cases/refresh-entries.ts',
    search: `    await removeOthers(work, { after, last, keep: ids });
    if (last === null) return count;`,
    replace: `    if (last === null) return count;
    await removeOthers(work, { after, last, keep: ids });`,
    tests: SEARCH,
  },
  {
    bug: 'the lowest price of a card is the first talk for nothing',
    file: 'server/modules/search/graphql/provider-fields.ts',
    search: 'price > 0',
    replace: 'price >= 0',
    tests: SEARCH,
  },
  // packages
  {
    bug: 'the plan is the one bought last, not the one that began last',
    file: 'server/modules/packages/store/subscriptions.ts',
    search: 'order by started_at desc, id desc limit 1',
    replace: 'order by id desc limit 1',
    tests: PROVIDERS,
  },
  {
    bug: 'a package that ends this moment is still paid',
    file: 'server/modules/packages/rules/plan.ts',
    search: 'plan.endsAt.getTime() <= now.getTime()',
    replace: 'plan.endsAt.getTime() < now.getTime()',
    tests: ['server/modules/packages/packages.test.ts'],
  },
  // widget
  {
    bug: 'events and videos of the widget are swapped',
    file: 'server/modules/widget/store/web-integrations.ts',
    search: `    show_events: changes.showEvents,
    show_videos: changes.showVideos,`,
    replace: `    show_events: changes.showVideos,
    show_videos: changes.showEvents,`,
    tests: WIDGET,
  },
  {
    bug: "another provider's integration decides what a booking asks",
    file: 'server/modules/widget/store/web-integrations.ts',
    search: `where web_integrations.provider_id = \${providerId}
      and id`,
    replace: `where \${providerId}::bigint is not null
      and id`,
    tests: WIDGET,
  },
  {
    bug: 'the first integration decides what a booking asks, not the latest',
    file: 'server/modules/widget/store/web-integrations.ts',
    search: '    order by id desc limit 1)`',
    replace: '    order by id limit 1)`',
    tests: WIDGET,
  },
  {
    bug: 'a fact told twice gives a provider two integrations',
    file: 'server/modules/widget/use-cases/change-integrations.ts',
    search: '    if (await readLatestIntegration(tx, providerId)) return;\n',
    replace: '',
    tests: WIDGET,
  },
  {
    bug: 'a provider may put its last widget away',
    file: 'server/modules/widget/use-cases/change-integrations.ts',
    search: "  if (inUse < 2) throw new Refusal('cannotUpdate');\n",
    replace: '',
    tests: WIDGET,
  },
  {
    bug: 'an archived widget still shows',
    file: 'server/modules/widget/store/web-integrations.ts',
    search: "    .where('id', '=', id)\n    .where('archived_at', 'is', null)\n",
    replace: "    .where('id', '=', id)\n",
    tests: WIDGET,
  },
  {
    bug: "a widget's transparent colour is taken, on which nobody knows what can be read",
    file: 'contracts/widget-look.ts',
    search: 'if (color === null || color.length > 7) return null;',
    replace: 'if (color === null) return null;',
    tests: WIDGET,
  },
  // customers
  {
    bug: 'a customer of one provider is known to all of them',
    file: 'server/modules/customers/store/customers.ts',
    search: 'from customers where provider_id = ${providerId} and person_id = ${personId}',
    replace: 'from customers where person_id = ${personId}',
    tests: STAFF,
  },
  {
    bug: "a customer is read by its number, whoever's it is",
    file: 'server/modules/customers/store/customers.ts',
    search: `      eb(
        refTuple('provider_id', 'id'),
        'in',
        keys.map(({ providerId, id }) => tuple(providerId, id)),
      ),`,
    replace: `      eb(
        refTuple('id', 'id'),
        'in',
        keys.map(({ id }) => tuple(id, id)),
      ),`,
    tests: STAFF,
  },
  {
    bug: 'a phone number that was missing is never filled in alone',
    file: 'server/modules/customers/store/customers.ts',
    search: ' or phone is null and ${phone}::text is not null)',
    replace: ')',
    tests: STAFF,
  },
  {
    bug: 'whoever cares for a customer may be in care themselves',
    file: 'server/modules/customers/use-cases/care.ts',
    search: 'carer.caredForBy !== null || ',
    replace: '',
    tests: WRITTEN_DOWN,
  },
  {
    bug: 'who cares for somebody may be put into care',
    file: 'server/modules/customers/use-cases/care.ts',
    search: ' || (await caresForSomebody(tx, of))',
    replace: '',
    tests: WRITTEN_DOWN,
  },
  {
    bug: 'another e-mail leaves a customer the person of the first',
    file: 'server/modules/customers/use-cases/save-customer.ts',
    search: 'isSameEmail && fields.email !== null',
    replace: 'before.personId !== null && fields.email !== null',
    tests: WRITTEN_DOWN,
  },
  {
    bug: 'what a guest typed becomes the provider’s record with every change',
    file: 'server/modules/customers/use-cases/save-customer.ts',
    search: '(field) => before.recorded.includes(field) || fields[field] !== before[field]',
    replace: '() => true',
    tests: WRITTEN_DOWN,
  },
  {
    bug: 'who cares gets the mails of somebody with an address of their own',
    file: 'server/modules/customers/use-cases/contacts.ts',
    search: 'customer.email !== null || caredForBy === null',
    replace: 'caredForBy === null',
    tests: WRITTEN_DOWN,
  },
  {
    bug: 'erasing somebody erases what the provider wrote down itself',
    file: 'server/modules/customers/store/personal-data.ts',
    search: "firstname = case when 'firstname' = any(recorded) then firstname end",
    replace: 'firstname = null',
    tests: ['server/modules/privacy'],
  },
  {
    bug: 'a customer whom the provider goes on knowing stays linked to who has left',
    file: 'server/modules/customers/store/personal-data.ts',
    search: 'then null else person_id end',
    replace: 'then person_id else person_id end',
    tests: ['server/modules/privacy'],
  },
  {
    bug: 'erasing somebody leaves their telephone with providers',
    file: 'server/modules/customers/store/personal-data.ts',
    search: "phone = case when 'phone' = any(recorded) then phone end,",
    replace: '',
    tests: ['server/modules/privacy'],
  },
  // media
  {
    bug: 'a picture that could not be made takes its turn with it',
    file: 'server/modules/media/use-cases/render-in-turn.ts',
    search: `  try {
    return await run();
  } finally {
    // A turn is handed over, not given back, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else rendering -= 1;
  }`,
    replace: `  const made = await run();
  // A turn is handed over, not given back, so that nobody slips in between.
  const next = waiting.shift();
  if (next) next();
  else rendering -= 1;
  return made;`,
    tests: ['server/modules/media/use-cases/pictures.test.ts'],
  },
  {
    bug: 'a picture that could not be made once can never be made',
    file: 'server/modules/media/use-cases/pictures.ts',
    search: `    try {
      return await made;
    } finally {
      this.#making.delete(key);
    }`,
    replace: `    const picture = await made;
    this.#making.delete(key);
    return picture;`,
    tests: ['server/modules/media/use-cases/pictures.test.ts'],
  },
  {
    bug: 'a photo taken upright lies on its side',
    file: 'server/modules/media/use-cases/pictures.ts',
    search: '      .rotate()\n',
    replace: '',
    tests: MEDIA,
  },
  {
    bug: 'a browser that names two versions it has is sent the picture again',
    file: 'server/modules/media/http/send-picture.ts',
    search: "(header ?? '').split(',').some((one) =>",
    replace: "[header ?? ''].some((one) =>",
    tests: MEDIA,
  },
  {
    bug: 'a photo is offered larger than it is',
    file: 'server/modules/providers/graphql/images.ts',
    search: 'photo.width >= width && photo.height >= height',
    replace: 'photo.width >= width || photo.height >= height',
    tests: PROVIDERS,
  },
  {
    bug: 'an upload can be handed in by whoever knows its number',
    file: 'server/modules/media/store/uploads.ts',
    search: "    .where('id', '=', uploadId)\n    .where('person_id', '=', personId)\n",
    replace: "    .where('id', '=', uploadId)\n",
    tests: AVATARS,
  },
  {
    bug: 'an upload handed in twice at once is taken twice',
    file: 'server/modules/media/store/uploads.ts',
    search: `    .set({ published_at: work.now() })
    .where('id', '=', uploadId)
    .where('published_at', 'is', null)
    .where('expires_at', '>', work.now())
    .executeTakeFirstOrThrow`,
    replace: `    .set({ published_at: work.now() })
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow`,
    tests: AVATARS,
  },
  // pictures of services
  {
    bug: 'a picture is swept although a service has saved it just before',
    file: 'server/modules/catalog/store/services/pictures.ts',
    search: 'p.key = one.key and ${isUnused}',
    replace: 'p.key = one.key',
    tests: PICTURES,
  },
  {
    bug: 'a service saves a picture that is being swept',
    file: 'server/modules/catalog/store/services/pictures.ts',
    search: '    .forKeyShare()\n',
    replace: '',
    tests: PICTURES,
  },
  {
    bug: 'the picture of a booked service that is deleted stays for ever',
    file: 'server/modules/catalog/store/services/pictures.ts',
    search: ' and not s.deleted',
    replace: '',
    tests: PICTURES,
  },
  {
    bug: 'an upload for one provider is taken for another',
    file: 'server/modules/media/store/uploads.ts',
    search: "    .where('provider_id', 'is not distinct from', providerId ?? null)\n",
    replace: '',
    tests: PICTURES,
  },
  {
    bug: 'a picture is measured as it lies, not as it stands',
    file: 'server/modules/media/use-cases/make-anew.ts',
    search: 'return autoOrient;',
    replace: 'return { width, height };',
    tests: PICTURES,
  },
  // avatars
  {
    bug: 'the files of a former picture stay for ever',
    file: 'server/modules/avatars/use-cases/publish-avatar.ts',
    search: '    if (former) await removeFilesLater(tx, avatarFiles(former));\n',
    replace: '',
    tests: AVATARS,
  },
  {
    bug: 'a new picture leaves no trace in the audit',
    file: 'server/modules/avatars/use-cases/publish-avatar.ts',
    search: "action: 'avatarChanged',",
    replace: "action: 'avatarSeen',",
    tests: AVATARS,
  },
];
