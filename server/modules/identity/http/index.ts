import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { m } from '#contracts/texts/messages.js';
import { asGuest, commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { markRegistration } from '../use-cases/known-browser.ts';
import { forgotPassword, resetBySession, resetPassword } from '../use-cases/reset-password.ts';
import { signUp } from '../use-cases/sign-up.ts';
import type { HttpDeps } from './rest-answer.ts';
import { registerFormCall } from './rest-answer.ts';

/** One field that may come several times. */
const several = <T extends v.GenericSchema<string, string>>(item: T) =>
  v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), []),
    v.transform((value) => (Array.isArray(value) ? value : [value])),
    v.array(item),
    v.maxLength(10),
  );

const Registration = v.object({
  users_email: v.pipe(v.optional(v.string(), ''), v.maxLength(300)),
  users_password: v.optional(v.string(), ''),
  'agreements_type[]': several(v.picklist(['sharing', 'email', 'marketing'])),
  'agreements_decision[]': several(v.picklist(['Y', 'N'])),
  terms_accepted: v.optional(v.string(), ''),
});

const Forgot = v.object({ email: v.pipe(v.optional(v.string(), ''), v.maxLength(300)) });

const Reset = v.object({
  reset_code: v.optional(v.pipe(v.string(), v.maxLength(300))),
  new_password: v.optional(v.string(), ''),
});

/** The account's REST-style calls (specification section 7). */
export function registerIdentityRoutes(server: FastifyInstance, deps: HttpDeps): void {
  registerFormCall(server, deps, '/public/users/', async (typed, context) => {
    const { work, deps, address, userAgent, locale, idempotencyKey, sessions } = context;
    const form = read(Registration, typed);
    const decisions = form['agreements_decision[]'];
    const types = form['agreements_type[]'];
    if (types.length !== decisions.length)
      throw new Refusal('invalidInput', { affected: ['agreements_decision[]'] });
    const { personId } = await signUp(
      work,
      deps,
      { address, userAgent, language: locale, idempotencyKey },
      {
        email: form.users_email,
        password: form.users_password,
        hasAcceptedTerms: form.terms_accepted === 'Y',
        agreements: types.map((type, index) => ({ type, decision: decisions[index] ?? 'N' })),
      },
    );
    await markRegistration(work, deps, sessions, personId);
    return { status: 201, message: m.identity_registered({}, { locale }) };
  });

  registerFormCall(server, deps, '/user/account/forgot', async (typed, context) => {
    const { deps, address, locale } = context;
    const form = read(Forgot, typed);
    await repeatable(context.work, commandOf(context, 'forgotPassword', form), (work) =>
      forgotPassword(work, deps, { address }, form.email),
    );
    return { status: 200, message: m.identity_letter_on_its_way({}, { locale }) };
  });

  registerFormCall(server, deps, '/user/account/reset/', async (typed, context) => {
    const { deps, address, locale, actor } = context;
    const form = read(Reset, typed);
    const { reset_code: code, new_password: newPassword } = form;
    await repeatable(
      context.work,
      commandOf(code ? asGuest(context) : context, 'resetPassword', form),
      (work) =>
        code
          ? resetPassword(work, deps, { address }, { email: null, code, newPassword })
          : resetBySession(work, deps, signedIn(actor), newPassword),
    );
    return { status: 200, message: m.identity_password_changed({}, { locale }) };
  });
}

function read<T extends v.GenericSchema>(schema: T, typed: Record<string, unknown>): v.InferOutput<T> {
  const parsed = v.safeParse(schema, typed);
  if (parsed.success) return parsed.output;
  throw new Refusal('invalidInput', {
    affected: [...new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)))],
  });
}
