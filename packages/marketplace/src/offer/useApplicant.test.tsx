import { chooseScope } from '@my-air/feature-kit/data';
import { buildChannel, renderInPortal } from '@my-air/feature-kit/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useApplicant } from './useApplicant.ts';

function Titles() {
  return (
    <output>
      {useApplicant()
        .channels.map(({ title }) => title)
        .join(', ')}
    </output>
  );
}

test('[MKT-03] services are judged by the channel that was chosen for all screens', async () => {
  const channels = ['Kite', 'Boats'].map((title) => buildChannel({ title, platform_guid: `UC-${title}` }));
  const { portal } = renderInPortal(<Titles />, { answers: { 'GET api/channels': { channels } } });
  expect(await screen.findByText('Kite, Boats')).toBeTruthy();
  const userId = portal.session.getUser()?.id;
  act(() => chooseScope(userId, 'UC-Boats'));
  expect(screen.getByText('Boats')).toBeTruthy();
  act(() => chooseScope(userId, undefined));
  expect(screen.getByText('Kite, Boats')).toBeTruthy();
});
