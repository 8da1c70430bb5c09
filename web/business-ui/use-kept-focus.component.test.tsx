import { render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Acts() {
  const place = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  useKeptFocus(place);
  return (
    <div ref={place}>
      <section aria-label="Presenza">
        {isDone ? (
          <p>Fatto</p>
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Fai
          </button>
        )}
      </section>
    </div>
  );
}

it('what held the button of an act that is over takes the focus', async () => {
  render(<Acts />);
  const act = screen.getByRole('button', { name: 'Fai' });
  act.focus();
  act.click();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Presenza' })).toHaveFocus());
});
