import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LocaleProvider } from '#web/lib/texts.tsx';
import { TimeField } from './time-field.tsx';

const show = (defaultValue?: string) => {
  render(
    <LocaleProvider locale="it">
      <TimeField name="time" label="Ora" {...(defaultValue !== undefined && { defaultValue })} />
    </LocaleProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText('Ora') };
};

it('FRM-02: 13:03 is refused at its field, 13:05 is reached by an arrow key and taken', async () => {
  const { user, field } = show();
  await user.type(field, '1303');
  await user.tab();
  expect(await screen.findByText(/5 minuti in 5 minuti/)).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveValue('13:10');
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(field).toHaveValue('13:05');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
});

it('FRM-02: a time that the field began with stays', async () => {
  const { user, field } = show('09:12');
  await user.click(field);
  await user.tab();
  await new Promise((done) => setTimeout(done, 500));
  expect(field).not.toHaveAttribute('aria-invalid');
});
