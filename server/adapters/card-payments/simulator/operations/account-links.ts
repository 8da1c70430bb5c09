import { randomBytes } from 'node:crypto';
import { invalidRequest } from '../api-error.ts';
import { PLATFORM } from '../object-store.ts';
import { shownLink } from '../objects/account-link-object.ts';
import { noAccess } from './accounts.ts';
import type { WriteOperation } from './operation.ts';

const LIVES_SECONDS = 300;

const create: WriteOperation = {
  name: 'accountLinks.create',
  path: '/v1/account_links',
  async run({ params, origin }, call) {
    const account = params.requiredText('account');
    params.oneOf('type', ['account_onboarding']);
    const options = params.nested('collection_options');
    options?.oneOf('fields', ['currently_due', 'eventually_due']);
    options?.refuseOthers();
    const [returnUrl, refreshUrl] = ['return_url', 'refresh_url'].map((name) =>
      webAddress(name, params.requiredText(name)),
    );
    params.refuseOthers();
    if (!(await call.lock('account', PLATFORM, account))) throw noAccess(account);
    const id = randomBytes(24).toString('base64url');
    const link = {
      id,
      object: 'account_link' as const,
      created: call.nowSeconds,
      expires_at: call.nowSeconds + LIVES_SECONDS,
      url: `${origin}/simulator/account-page/${id}`,
      account,
      return_url: returnUrl ?? '',
      refresh_url: refreshUrl ?? '',
      is_used: false,
    };
    call.add('account_link', PLATFORM, link, account);
    return { status: 200, body: shownLink(link) };
  },
};

/** @throws ApiError 400, as the processor: it leads nobody to anything but a page */
function webAddress(param: string, text: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isWeb) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param });
  return text;
}

export const accountLinkWrites = [create];
