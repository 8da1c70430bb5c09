import { randomUUID } from 'node:crypto';
import { signInAtCenter } from './setup/account.ts';
import { aDeskCenter, askAtCenter } from './setup/desk-center.ts';
import { dateInDays, expectAccessible } from './setup/journey.ts';
import { NARROW, open, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('a term is changed from one session on, cancelled from one on, emptied and copied, on a phone', async ({
  page,
}) => {
  const center = await aDeskCenter({ center: 'Sala del Tempo', person: 'Teresa Tempo' });
  await signInAtCenter(page, `tempo-${randomUUID()}@example.it`, { providerId: center.id, role: 'owner' });
  const p = center.id;
  const classId = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: ClassInput!) { createClass(providerId: $p, input: $input) }',
    {
      p,
      input: {
        serviceType: 'Y',
        name: 'Yoga della sera',
        model: 'session',
        priceCents: 1500,
        durationMinutes: 60,
        capacity: 8,
        minimumCapacity: 3,
      },
    },
  );
  const ids = await askAtCenter<number[]>(
    page,
    'mutation($p: Id!, $c: Id!, $sessions: [NewSessionInput!]!) { createSessions(providerId: $p, classId: $c, sessions: $sessions) }',
    {
      p,
      c: classId,
      sessions: [7, 14, 21, 28].map((days) => ({
        startsAt: `${dateInDays(days)}T18:00`,
        durationMinutes: 60,
        capacity: 8,
        series: 0,
      })),
    },
  );
  await page.setViewportSize(NARROW);
  const at = (path: string) => `/it/business/${p}/classes/${path}`;
  await open(page, at(`sessions/${ids[1]}/edit`));
  await page.getByText('Questa e le seguenti (3)').click();
  await expectAccessible(page);
  await wholePicture(page, 'term-edit-narrow');
  await page.getByLabel('Inizio').fill('18:30');
  await page.getByRole('button', { name: 'Cambia 3 lezioni' }).click();
  await expect(page).toHaveURL(new RegExp(`sessions/${ids[1]}$`));

  await open(page, at(String(classId)));
  await expect(page.getByText('0 di almeno 3').first()).toBeVisible();
  await expect(page.getByText(/18:30/)).toHaveCount(3);
  await expectAccessible(page);
  await wholePicture(page, 'term-class-narrow');
  await page
    .getByRole('button', { name: /^Altro per/ })
    .nth(2)
    .click();
  await page.getByRole('menuitem', { name: 'Annulla lezione' }).click();
  await page.getByText('Questa e le seguenti (2)').click();
  await expectAccessible(page);
  await picture(page, 'term-cancel-narrow');
  await page.getByRole('button', { name: 'Annulla 2 lezioni' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Duplica' }).click();
  const dialog = page.getByRole('dialog', { name: /Duplicare/ });
  await expect(dialog.getByText(/Le 2 date non annullate/)).toBeVisible();
  await dialog.getByLabel('Nome della copia').fill('Yoga di primavera');
  const [year = '', month = '', day = ''] = dateInDays(60).split('-');
  for (const [index, part] of [day, month, year].entries()) {
    await dialog.getByRole('spinbutton').nth(index).click();
    await page.keyboard.type(part);
  }
  await expectAccessible(page);
  await picture(page, 'term-copy-narrow');
  await dialog.getByRole('button', { name: 'Duplica' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yoga di primavera' })).toBeVisible();
  await page.getByRole('button', { name: 'Elimina le lezioni vuote (2)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Quando si comincia?')).toBeVisible();

  await open(page, at(`${classId}/sessions/new`));
  await expectAccessible(page);
  await wholePicture(page, 'term-new-narrow');
  await page.setViewportSize({ width: 1280, height: 800 });
  await wholePicture(page, 'term-new-wide');
  await open(page, `/en/business/${p}/classes/sessions/${ids[1]}/edit`);
  await picture(page, 'term-edit-wide');
  await open(page, `/en/business/${p}/classes/${classId}`);
  await picture(page, 'term-class-wide');
});
