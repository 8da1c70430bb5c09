import type { RequestContext } from '#web/lib/request-context.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { Saved } from './save-setup.ts';
import { CENTER_SETUP_PAGE, SAVE_ABOUT, SAVE_PLACE } from '#web/business-frame/setup/setup-calls.ts';
import type { StepInput } from './setup-form-values.ts';

type Known = Pick<RequestContext, 'api'>;

/** Saves what a center is and says of itself, and leaves the rest of its profile as it is. */
export async function saveAbout(
  { api }: Known,
  { providerId, form }: Saved,
  input: StepInput<'about'>,
): Promise<void> {
  const { getOwnProvider: page } = await api(CENTER_SETUP_PAGE, { providerId });
  const { name, email, url, blog, tags, socialLinks } = page;
  const version = Number(textOf(form, 'version'));
  await api(SAVE_ABOUT, {
    providerId,
    version,
    input: { name, email, url, blog, tags, socialLinks, ...input },
  });
}

/** Saves where a center receives, and leaves what the step does not ask for as it is. */
export async function savePlace(
  { api }: Known,
  { providerId, form }: Saved,
  input: StepInput<'place'>,
): Promise<void> {
  const { getOwnProvider: page } = await api(CENTER_SETUP_PAGE, { providerId });
  const { addressLine2, state, country } = page.location;
  const { cityKey, countryCode, ...place } = input;
  await api(SAVE_PLACE, {
    providerId,
    version: Number(textOf(form, 'version')),
    input: { addressLine2, state, ...place, cityKey, countryCode: countryCode || country },
  });
}
