import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import { ChannelSwitch } from './ChannelSwitch.tsx';

test('[AIM-01] a lost access is seen in the choice of channels, before the channel is chosen', async () => {
  const lost = buildAiChannel({ platform_guid: 'lost', title: 'Ann travels', is_access_revoked: true });
  renderInPortal(
    <ChannelSwitch
      channels={[buildAiChannel(), lost]}
      chosen={buildAiChannel().platform_guid}
      together={[lost]}
      onChoose={() => {}}
    />,
  );
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Ann Cooks',
    'Ann travels (access revoked)',
  ]);
});

test('[AIM-01] [CH-15] the channels that the screens show are chosen where several are translated', async () => {
  const other = buildAiChannel({ platform_guid: 'other', title: 'Ann travels' });
  renderInPortal(
    <ChannelSwitch
      channels={[buildAiChannel(), other]}
      chosen={buildAiChannel().platform_guid}
      together={[other]}
      onChoose={() => {}}
    />,
  );
  const several = await screen.findByRole('link', { name: 'Translate several channels' });
  expect(decodeURIComponent(several.getAttribute('href') ?? '')).toMatch(/channels=.*other/);
});
