import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, journeys, query } from './setup/journey.ts';
import { NARROW, open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const screen = (path: string): string => `/it/business/${journeys().town.workshop}/${path}`;

/** A customer of whom the workshop wrote a name and a note down and whose account is gone; and the notice of it. */
async function whoLeft(firstname: string, email: string): Promise<number> {
  const { workshop } = journeys().town;
  const [customer] = await query<{ id: string }>(
    `with made as (insert into customers (provider_id, email, firstname, recorded, erasure_asked_at)
         values ($1, '', $2, '{firstname}', now()) returning id),
       noted as (insert into customer_notes (provider_id, customer_id, text, is_health, written_at)
         select $1, id, 'Beve tè verde', false, now() from made)
     select id from made`,
    [workshop, firstname],
  );
  const id = Number(customer?.id);
  await query(
    `insert into notices (provider_id, person_id, kind, is_own, customer_id, created_at)
       select $1, id, 'erasureAsked', false, $2, now() from people where email = $3`,
    [workshop, id, email],
  );
  return id;
}

test('the bell leads to the card of who left, where what was written down is erased', async ({ page }) => {
  const email = 'titolare-va-via@example.it';
  await signInAtCenter(page, email, { providerId: journeys().town.workshop, role: 'owner' });
  const id = await whoLeft('Ermelinda', email);
  await open(page, screen('notices'));
  await page.getByRole('link', { name: 'Ermelinda ha eliminato il suo account su Radura' }).click();
  await expect(page).toHaveURL(screen(`customers/${id}`));
  const part = page.getByRole('region', { name: 'Account su Radura eliminato' });
  await expect(part.getByText('Quello che avete annotato voi è ancora in questa scheda')).toBeVisible();
  await part.getByText('Cancella quello che c’è in questa scheda').click();
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await part.getByRole('button', { name: 'Cancella per sempre' }).click();
  await expect(page.getByText('Cancellato quello che c’era nella scheda').first()).toBeVisible();
  await expect(part.getByText('Quello che avevate annotato è stato cancellato.')).toBeVisible();
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Beve tè verde')).toHaveCount(0);
  await open(page, screen('notices'));
  await expect(page.getByText('Un cliente ha eliminato il suo account su Radura: deciso')).toBeVisible();
});
