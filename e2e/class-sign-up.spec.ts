import { expectAccessible, journeys, linkInMail, query } from './setup/journey.ts';
import { picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

test('a guest signs up for two sessions, confirms by the mail and gives one up', async ({ page }) => {
  await page.goto(`/it/provider/${town.gym}`);
  await expect(page.getByRole('navigation', { name: 'Che cosa si prenota' })).toHaveCount(0);
  await picture(page, 'class-list');
  await page.getByRole('link', { name: /Vedi le date/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yoga dolce' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'class-sessions');
  const list = page.getByRole('region', { name: 'Scegli le lezioni', exact: true });
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('400px');
  const boxes = page.getByRole('checkbox', { name: /^Scegli / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByRole('heading', { name: /Riepilogo e dati/ })).toBeVisible();
  await expect(page.getByText(/30,00/).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'class-details');
  await page.getByLabel('E-mail').fill('respira@example.it');
  for (const name of ['Nome', 'Cognome']) {
    const field = page.getByLabel(name, { exact: true });
    if (await field.isVisible()) await field.fill('Ada');
  }
  await page.getByRole('checkbox', { name: /Condivido/ }).check();
  await page.getByRole('button', { name: 'Iscriviti e paga sul posto' }).click();
  await expect(page.getByText(/Controlla la tua e-mail/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Scegli le lezioni/ })).toBeVisible();

  const key = await enrolmentOf('respira@example.it');
  expect(key.status).toBe('P');
  await page.goto(
    await linkInMail('respira@example.it', 'subscription-to-confirm', '/subscription-confirmation/'),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confermo l’iscrizione' }).click();
  await expect(page).toHaveURL(/\/subscription-success/);
  await expectAccessible(page);
  await picture(page, 'subscription-success');
  await page.getByRole('link', { name: 'Vedi o disdici l’iscrizione' }).click();
  await expect(page).toHaveURL(/\/manage-subscription\//);
  await expectAccessible(page);
  await picture(page, 'subscription-manage');
  await page
    .getByRole('link', { name: /Disdici questa lezione/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sì, disdici' }).click();
  await expect(page.getByText('Il posto è di nuovo libero.')).toBeVisible();
  expect((await enrolmentOf('respira@example.it')).places).toEqual(['A', 'C']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('signing up works by forms and links, and a refusal keeps what was typed', async ({ page }) => {
    await page.goto(`/it/provider/${town.gym}`);
    await page.getByRole('link', { name: /Vedi le date/ }).click();
    await page
      .getByRole('checkbox', { name: /^Scegli / })
      .nth(2)
      .check();
    await page.getByRole('button', { name: 'Avanti' }).click();
    await page.getByLabel('E-mail').fill('piano@example.it');
    for (const name of ['Nome', 'Cognome']) {
      const field = page.getByLabel(name, { exact: true });
      if (await field.isVisible()) await field.fill('Ada');
    }
    await page.getByRole('checkbox', { name: /Condivido/ }).check();
    // Meanwhile others take the last places
    const full = `from offers o where o.provider_id = s.provider_id and o.id = s.offer_id and s.provider_id = ${town.gym}
      and s.starts_at = (select max(starts_at) from class_sessions where provider_id = ${town.gym})`;
    await query(`update class_sessions s set capacity = 1, taken = 1 ${full}`);
    await page.getByRole('button', { name: 'Iscriviti e paga sul posto' }).click();
    await expect(page.getByText('Non ci sono più posti in una delle lezioni scelte.')).toBeVisible();
    await query(`update class_sessions s set capacity = 2, taken = 0 ${full}`);
    await page
      .getByRole('checkbox', { name: /^Scegli / })
      .nth(0)
      .check();
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue('piano@example.it');
    await page.getByRole('button', { name: 'Iscriviti e paga sul posto' }).click();
    await expect(page.getByText(/Controlla la tua e-mail/)).toBeVisible();
    expect((await enrolmentOf('piano@example.it')).status).toBe('P');
  });
});

async function enrolmentOf(email: string): Promise<{ status: string; places: string[] }> {
  const [row] = await query<{ status: string; places: string[] }>(
    `select e.status, array(select p.status from enrolment_places p join class_sessions s on s.provider_id = p.provider_id and s.id = p.session_id
        where p.provider_id = e.provider_id and p.enrolment_id = e.id order by p.status) as places
      from enrolments e join people h on h.id = e.person_id where h.email = '${email}' order by e.id desc limit 1`,
  );
  if (!row) throw new Error(`${email} has not signed up`);
  return row;
}
