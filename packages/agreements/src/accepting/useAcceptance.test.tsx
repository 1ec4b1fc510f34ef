import { userQuery } from '@my-air/feature-kit';
import { buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { agreementAnswers } from '../testing/agreementAnswers.ts';
import { agreementQuery } from './agreement.api.ts';
import { useAcceptance } from './useAcceptance.ts';

test('[USER-04] the user is read after the acceptance, also while a read from before it is under way', async () => {
  const portal = stubPortal({ answers: agreementAnswers() });
  const agreement = await portal.queryClient.fetchQuery(agreementQuery(portal, 'amg_policy'));
  portal.api.answer({ 'GET api/user': () => new Promise(() => {}) });
  const before = portal.queryClient.fetchQuery({ ...userQuery(portal.api), staleTime: 0 });
  portal.api.answer({ 'GET api/user': { user: buildUser({ name: 'Ann, who accepted' }) } });

  function Accept() {
    const { accept } = useAcceptance(
      () => undefined,
      () => {},
    );
    return (
      <button type="button" onClick={() => accept([agreement])}>
        Accept
      </button>
    );
  }
  renderInPortal(<Accept />, { portal });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await before).toMatchObject({ name: 'Ann, who accepted' });
});
