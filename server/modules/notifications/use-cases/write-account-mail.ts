import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { accountMail, findColleague, getPerson, hasOpenOffer } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { AccountMailData } from '../templates/account-mails.ts';
import { accountMailOf } from '../templates/account-mails.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import type { AccountMailKind, PlaceMailKind } from '../rules/mail-kinds.ts';
import { FAREWELL_KIND, isPlaceMailKind, NOTICE_ADDRESS_KIND } from '../rules/mail-kinds.ts';

/**
 * Writes a mail about an account. Its subject is the one-time step whose link it carries, the person for a notice, or a place at a provider.
 * @returns null when the step is over, or nobody is there any more
 */
export async function writeAccountMail(
  work: Work,
  deps: Pick<Deps, 'origin' | 'secrets'>,
  mail: { kind: AccountMailKind; providerId: number | null; subjectId: number; language: Locale },
): Promise<RenderedMail | null> {
  if (isPlaceMail(mail)) return writePlaceMail(work, deps, mail);
  const { kind, subjectId, language } = mail;
  const { origin } = deps;
  const at = (path: string) => origin + pathInLocale(path, language);
  if (kind === NOTICE_ADDRESS_KIND) {
    const provider = await getProviderContact(work, subjectId);
    const data = { firstname: '', language, url: at('/business/login'), expiresAt: null, origin };
    return provider && accountMailOf(kind, { ...data, providerName: provider.name });
  }
  if (kind === 'account-administrator-made') {
    const about = await getPerson(work, subjectId);
    const data = {
      firstname: '',
      language,
      url: at('/admin/team'),
      expiresAt: null,
      providerName: null,
      origin,
    };
    return about && accountMailOf(kind, { ...data, about: about.email });
  }
  if (
    kind !== 'account-verify' &&
    kind !== 'account-invite' &&
    kind !== 'account-team-invite' &&
    kind !== 'account-role' &&
    kind !== 'account-reset' &&
    kind !== 'account-new-email' &&
    kind !== 'account-email-changed' &&
    kind !== 'account-email-code'
  ) {
    const person = await getPerson(work, subjectId);
    const data = {
      // The address is nobody's any more: whoever reads it learns no name.
      firstname: kind === 'account-email-taken-away' ? '' : (person?.firstname ?? ''),
      language,
      url: at(kind === FAREWELL_KIND ? '/' : '/forgot'),
      expiresAt: null,
      providerName: null,
      origin,
    };
    return person && accountMailOf(kind, data);
  }
  const step = await accountMail(work, deps, subjectId);
  if (!step) return null;
  const { code, email, firstname, expiresAt, providerId, teamRole } = step;
  const provider = providerId === null ? null : await getProviderContact(work, providerId);
  const urls: Record<typeof kind, string> = {
    'account-verify': at(`/user-confirmation/${code}`),
    'account-invite': at(`/verify/${encodeURIComponent(email)}/${code}`),
    'account-team-invite': at(`/admin/invitation/${encodeURIComponent(email)}/${code}`),
    'account-role': at('/business/login'),
    'account-new-email': at(`/new-email/${code}`),
    'account-email-changed': at(`/email-back/${code}`),
    'account-email-code': at('/forgot'),
    'account-reset': at(`/reset/${encodeURIComponent(email)}/${code}`),
  };
  const data: AccountMailData = {
    firstname,
    language,
    url: urls[kind],
    expiresAt,
    providerName: provider?.name ?? null,
    digits: code,
    teamRole,
    origin,
  };
  return accountMailOf(kind, data);
}

type PlaceMail = { kind: PlaceMailKind; providerId: number; subjectId: number; language: Locale };

const isPlaceMail = (mail: {
  kind: AccountMailKind;
  providerId: number | null;
  subjectId: number;
  language: Locale;
}): mail is PlaceMail => isPlaceMailKind(mail.kind) && mail.providerId !== null;

/** About somebody's place at a provider, its subject. @returns null when what is offered there is answered or over */
async function writePlaceMail(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  { kind, providerId, subjectId, language }: PlaceMail,
): Promise<RenderedMail | null> {
  const place = await findColleague(work, providerId, subjectId);
  const isAboutOffer = kind === 'account-offer' || kind === 'account-ownership-asked';
  if (!place || (isAboutOffer && !hasOpenOffer(place, work.now()))) return null;
  const person = await getPerson(work, place.personId);
  const provider = await getProviderContact(work, providerId);
  const account = pathInLocale('/business/account', language);
  const logIn = pathInLocale(`/business/login?${new URLSearchParams({ next: account })}`, language);
  // The owners are told of somebody else.
  const isOfAnother = kind === 'account-director-made';
  return accountMailOf(kind, {
    firstname: isOfAnother ? '' : (person?.firstname ?? ''),
    ...(isOfAnother && { about: person?.email ?? '' }),
    language,
    url: origin + logIn,
    expiresAt: isAboutOffer ? (place.offer?.until ?? null) : null,
    providerName: provider?.name ?? null,
    origin,
  });
}
