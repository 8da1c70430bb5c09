import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';
import { otherPlaceOf } from './services.ts';
import type { AccessTarget, AnothersIds } from './target.ts';

let made = 0;
const typed = () => ({
  name: `Saluti ${(made += 1)}`,
  kind: 'all',
  language: 'it',
  color: '#336655',
  header: 'Ti aspettiamo.',
  goodbye: '',
  footer: '',
});

/** A template that nobody has changed yet. */
export async function aTemplate(
  { app }: Pick<Town, 'app'>,
  { providerId }: Pick<ProviderOfTown, 'providerId'>,
): Promise<number> {
  // So that the provider never has too many, however many try.
  await app.pool.query(
    `delete from email_templates where provider_id = $1 and id in
      (select id from email_templates where provider_id = $1 order by id offset 8)`,
    [providerId],
  );
  // So that activating it lets no other one rest
  await app.pool.query('update email_templates set is_active = false where provider_id = $1', [providerId]);
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into email_templates (provider_id, name, kind, language, color, header, goodbye, footer)
     values ($1, $2, 'all', 'it', '#336655', '', '', '') returning id`,
    [providerId, `Saluti ${(made += 1)}`],
  );
  return Number(rows[0]?.id);
}

const anothers =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await aTemplate(town, otherPlaceOf(town, me)) }];

export const TEMPLATES = ofProvider('the e-mail templates', () => ({ input: typed() }));

export const TEMPLATE = ofProvider(
  'an e-mail template',
  async (town, _me, place) => ({
    id: await aTemplate(town, place),
    version: 1,
    isActive: true,
    input: typed(),
  }),
  { id: anothers('id') },
);

/** By its address, which stands in mails alone. */
export const LOGO: AccessTarget = {
  called: 'a logo in mails, by its address',
  mine: async ({ app }) => {
    const file = `${'1'.repeat(40)}.png`;
    await app.deps.storage.write(`email-logos/${file}`, Buffer.from('a picture'));
    return { file };
  },
  others: () => [{ file: `${'2'.repeat(40)}.png` }],
};

export const TEMPLATES_SCREEN = screen('the e-mail templates', () => ({}));
export const NEW_TEMPLATE_SCREEN = screen('a new e-mail template', () => ({
  form: { intent: 'save', ...typed() },
}));
export const TEMPLATE_SCREEN = screen(
  'an e-mail template',
  async (town, _me, place) => ({
    id: await aTemplate(town, place),
    form: { intent: 'save', version: 1, ...typed() },
  }),
  { id: anothers('id') },
);
