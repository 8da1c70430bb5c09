import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToastProvider, useToasts } from './toasts.tsx';

it('a refusal goes when the success comes', () => {
  let toasts: ReturnType<typeof useToasts> | undefined;
  function Page() {
    toasts = useToasts();
    return null;
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  act(() => toasts?.showError('Non riuscito'));
  expect(screen.getByText('Non riuscito')).toBeVisible();
  act(() => toasts?.showSuccess('Salvato'));
  expect(screen.getByText('Salvato')).toBeVisible();
  expect(screen.queryByText('Non riuscito')).toBeNull();
});
