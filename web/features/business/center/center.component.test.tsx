import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as unknownScreen from './unknown-screen.route.tsx';

it('an address that no screen answers says so, with a way on', async () => {
  await showBusinessScreen({ route: unknownScreen, path: '*', at: 'no-such-screen', answers: {} });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Questa pagina non c’è');
  expect(screen.getByRole('link', { name: 'Servizi' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/services$/),
  );
});
