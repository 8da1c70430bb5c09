import type { Mutant } from '../mutant.ts';

const API = ['web/lib/api.test.ts'];
const BOOKING_FORM = ['web/booking/book-from-form.test.ts'];
const FREE_TIMES = ['web/booking/load-booking.test.ts'];
const LINKS = ['web/features/account/links/links.test.ts'];
const RESULTS = ['web/features/public-site/book/load-results.test.ts'];
const REGISTRATION = ['web/sign-in/register-from-form.test.ts'];

export const WEB: readonly Mutant[] = [
  // web/lib
  {
    bug: 'a page of the business side asks as the visitor of the public side',
    file: 'web/lib/api.ts',
    search: "        ...(area !== 'public' && { 'X-Radura-Area': area }),\n",
    replace: '',
    tests: API,
  },
  {
    bug: 'the English pages of the business side are public ones',
    file: 'web/lib/api.ts',
    search: 'areaOfPath(pathWithoutLocale(window.location.pathname))',
    replace: 'areaOfPath(window.location.pathname)',
    tests: API,
  },
  {
    bug: 'a command sent again is another command',
    file: 'web/lib/api.ts',
    search: "        ...(options?.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),\n",
    replace: '',
    tests: API,
  },
  {
    bug: 'a session that ended is noticed by its status alone, which most answers do not have',
    file: 'web/lib/api.ts',
    search: "status === 401 || failure?.hasCode('unauthenticated')",
    replace: 'status === 401',
    tests: API,
  },
  {
    bug: 'a form that met a fault is thanked for',
    file: 'web/lib/api.ts',
    search: 'status < 400 ? body : { success: false, ...codedError(body) }',
    replace: 'body',
    tests: API,
  },
  {
    bug: 'a page whose address is a key tells it to search engines',
    file: 'web/lib/page-meta.ts',
    search:
      "...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : addressTags(root, args.location.pathname)),",
    replace: '...addressTags(root, args.location.pathname),',
    tests: ['web/lib/page-meta.test.ts'],
  },
  {
    bug: 'every language calls the page without one its original',
    file: 'web/lib/page-meta.ts',
    search: "rel: 'canonical', href: addressIn(locale)",
    replace: "rel: 'canonical', href: addressIn(null)",
    tests: ['web/lib/page-meta.test.ts'],
  },
  {
    bug: 'an answer that comes after a reset is shown',
    file: 'web/lib/request-state.ts',
    search: "  if (state.status !== 'loading') return state;\n",
    replace: '',
    tests: ['web/lib/request-state.test.ts'],
  },
  // web/booking
  {
    bug: 'a form that was just opened says that the time is gone',
    file: 'web/booking/load-booking.ts',
    search: 'isTimeGone: wish.at !== null && slot === null',
    replace: 'isTimeGone: slot === null',
    tests: FREE_TIMES,
  },
  {
    bug: 'a booking that is moved stands in its own way',
    file: 'web/booking/load-booking.ts',
    search: '{ ...asked, date: day }',
    replace: '{ subServiceId: wish.offerId, resourceId: wish.personId, date: day }',
    tests: FREE_TIMES,
  },
  {
    bug: 'who pays online is held to the price on site',
    file: 'web/booking/book-from-form.ts',
    search: "onlyBook ? 'shownPriceCents' : 'shownOnlinePriceCents'",
    replace: "'shownPriceCents'",
    tests: BOOKING_FORM,
  },
  {
    bug: 'a yes to sharing that was not given is sent',
    file: 'web/booking/book-from-form.ts',
    search: "if ('problems' in reading || !typed.isSharing) {",
    replace: "if ('problems' in reading) {",
    tests: BOOKING_FORM,
  },
  {
    bug: 'what costs nothing is waiting for its payment',
    file: 'web/booking/book-from-form.ts',
    search: 'if (!isPaying || result.amountCents === 0)',
    replace: 'if (!isPaying)',
    tests: BOOKING_FORM,
  },
  {
    bug: 'the payment page is opened in the frame of another site, where nobody sees it',
    file: 'web/booking/book-from-form.ts',
    search: "desk.isFramed ? { kind: 'payElsewhere', path } : redirectDocument(path, 303)",
    replace: 'redirectDocument(path, 303)',
    tests: BOOKING_FORM,
  },
  {
    bug: 'what is typed by machines is sent to providers',
    file: 'web/booking/request-from-form.ts',
    search: "if (textOf(form, TRAP_FIELD) !== '') return",
    replace: "if (textOf(form, TRAP_FIELD) === 'on') return",
    tests: ['web/booking/request-from-form.test.ts'],
  },
  {
    bug: 'whatever is held by this browser is taken for the chosen time',
    file: 'web/booking/is-own-to-pay.ts',
    search: ' && own.startsAt === at;',
    replace: ';',
    tests: ['web/booking/is-own-to-pay.test.ts'],
  },
  {
    bug: 'a booking moved to anyone is moved to nobody',
    file: 'web/booking/own/change-own-reservation.ts',
    search: "resourceId: person === '' ? null : Number(person)",
    replace: 'resourceId: Number(person)',
    tests: ['web/booking/own/change-own-reservation.test.ts'],
  },
  {
    bug: 'money that is still on its way is called paid back',
    file: 'web/booking/own/amount-in-words.ts',
    search: "  if (refundState === 'onItsWay') return t(m.manage_refund_on_its_way_amount, { amount });\n",
    replace: '',
    tests: ['web/booking/own/amount-in-words.test.ts'],
  },
  {
    bug: 'a holiday of some hours closes the day',
    file: 'web/booking/booking-days.ts',
    search: 'holiday.isWholeDay && coversDay(holiday, date)',
    replace: 'coversDay(holiday, date)',
    tests: ['web/booking/booking-days.test.ts'],
  },
  {
    bug: 'noon belongs to the morning',
    file: 'web/booking/slot-groups.ts',
    search: 'slot.startTime < until',
    replace: 'slot.startTime.slice(0, 5) <= until',
    tests: ['web/booking/slot-groups.test.ts'],
  },
  // web/sign-in
  {
    bug: 'a yes to letters is kept as a yes to advertising',
    file: 'web/sign-in/register-from-form.ts',
    search: "['agreements_decision[]', typed.wantsMarketing ? 'Y' : 'N']",
    replace: "['agreements_decision[]', typed.wantsEmail ? 'Y' : 'N']",
    tests: REGISTRATION,
  },
  {
    bug: 'a refused registration sends the password back into the page',
    file: 'web/sign-in/register-from-form.ts',
    search: "return { kind: 'refused', typed: kept, ...placedErrors",
    replace: "return { kind: 'refused', typed, ...placedErrors",
    tests: REGISTRATION,
  },
  {
    bug: 'a login leads to whatever site its address names',
    file: 'web/sign-in/next-path.ts',
    search: 'ownPath(next)',
    replace: "String(next ?? '/')",
    tests: ['web/sign-in/next-path.test.ts'],
  },
  {
    bug: 'a session that ended elsewhere looks like one the person ended',
    file: 'web/sign-in/authentication-state.ts',
    search: "return state === 'loggedIn' ? 'notAuthorized' : state;",
    replace: "return 'loggedOut';",
    tests: ['web/sign-in/authentication-state.test.ts'],
  },
  {
    bug: 'the last wrong code leaves the step open, which no code can end any more',
    file: 'web/sign-in/login-answer.ts',
    search: ' || triesLeftIn(failure.errors) === 0',
    replace: '',
    tests: ['web/sign-in/log-in-from-form.test.ts'],
  },
  // web/features
  {
    bug: 'a link for something else is taken',
    file: 'web/features/account/links/account-link.ts',
    search: 'const isAlive = link.isUsable && link.purpose === purpose;',
    replace: 'const isAlive = link.isUsable;',
    tests: LINKS,
  },
  {
    bug: 'an account is confirmed with a weak password',
    file: 'web/features/account/links/answer-link.ts',
    search: "withNewPassword(request, known, 'strong', confirm)",
    replace: "withNewPassword(request, known, 'long', confirm)",
    tests: LINKS,
  },
  {
    bug: 'people of the business are led to the door for visitors',
    file: 'web/features/account/links/answer-link.ts',
    search: "  if (goToBusinessLogin) return 'business';\n",
    replace: '',
    tests: LINKS,
  },
  {
    bug: 'the last page of results is never offered',
    file: 'web/features/public-site/book/load-results.ts',
    search: 'Math.ceil(total / found.pageSize)',
    replace: 'Math.floor(total / found.pageSize)',
    tests: RESULTS,
  },
  {
    bug: 'the other type is counted in a category that it does not have',
    file: 'web/features/public-site/book/load-results.ts',
    search: ', category: null, page: 1 };',
    replace: ', page: 1 };',
    tests: RESULTS,
  },
  {
    bug: 'another sort of results stays on the page one was on',
    file: 'web/features/public-site/book/search-address.ts',
    search: '{ ...address, page: 1, ...changes }',
    replace: '{ ...address, ...changes }',
    tests: ['web/features/public-site/book/search-address.test.ts'],
  },
  {
    bug: 'search engines are told the hours a day late',
    file: 'web/features/public-site/provider/business-data.ts',
    search: 'DAY_NAMES.slice(from - 1, to)',
    replace: 'DAY_NAMES.slice(from, to + 1)',
    tests: ['web/features/public-site/provider/business-data.test.ts'],
  },
  {
    bug: 'a card in its last month is refused',
    file: 'web/features/guest/payment/card-fields.ts',
    search: '`20${expYear}-${expMonth}` >= today.slice(0, 7)',
    replace: '`20${expYear}-${expMonth}` > today.slice(0, 7)',
    tests: ['web/features/guest/payment/card-fields.test.ts'],
  },
  {
    bug: 'a booking whose hold ran out is only called off',
    file: 'web/features/guest/booked/booked-end.ts',
    search: "status === 'C' && cancelReason === 'expired'",
    replace: "status === 'R' && cancelReason === 'expired'",
    tests: ['web/features/guest/booked/booked-end.test.ts'],
  },
  // web/ui
  {
    bug: 'closing a modal from behind closes the one in front',
    file: 'web/ui/modal-stack.ts',
    search: 'id === undefined',
    replace: 'true',
    tests: ['web/ui/modal-stack.test.ts'],
  },
  {
    bug: 'between two page numbers one is hidden behind dots',
    file: 'web/ui/pages-shown.ts',
    search: 'step === 2 ? [number - 1, number] : [null, number]',
    replace: '[null, number]',
    tests: ['web/ui/pages-shown.test.ts'],
  },
];
