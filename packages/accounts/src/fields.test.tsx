import { listChannels, listCountries } from '@my-air/api-client/contract';
import { describeFields } from '@my-air/feature-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getAudit } from './contract.ts';
import { accountsFeature } from './feature.ts';
import { ChannelsCard } from './homepage/ChannelsCard.tsx';
import { CountryResidenceModal } from './join/CountryResidenceModal.tsx';
import { buildAudit } from './testing/buildAudit.ts';
import { buildChannels } from './testing/buildChannels.ts';

const channels = buildChannels();
const [connected, , , , , rejected, lowMetrics] = channels;
const firstOf = (...first: typeof channels) => ({
  channels: [...first, ...channels.filter((channel) => !first.includes(channel))].slice(0, 4),
});
const others = ['Slow Timber'];

/** Opens the list to choose from. */
async function openCountries() {
  await userEvent.click(await screen.findByRole('combobox', { name: /Country/ }));
  await userEvent.keyboard('{ArrowDown}');
}

describeFields(accountsFeature, {
  'the channels': {
    screen: '/accounts/youtube',
    call: listChannels,
    good: firstOf(connected!),
    keeps: others,
  },
  'a rejected channel': { screen: '/accounts/youtube', call: listChannels, good: firstOf(rejected!) },
  'a channel with low metrics': {
    screen: '/accounts/youtube',
    call: listChannels,
    good: firstOf(lowMetrics!),
  },
  'the details of a channel': {
    screen: '/accounts/youtube?channel=UC-connected',
    call: listChannels,
    good: firstOf(connected!),
  },
  'the audit of a channel': {
    screen: '/accounts/youtube?channel=UC-connected',
    answers: { [listChannels.key]: firstOf(connected!) },
    call: getAudit,
    good: { audit: buildAudit() },
    keeps: ['Details', 'Slow Timber'],
  },
  'the channels on home': { screen: <ChannelsCard />, call: listChannels, good: firstOf(connected!) },
  'the countries': {
    screen: (
      <>
        <p>Beside it</p>
        <CountryResidenceModal props={{}} close={() => {}} />
      </>
    ),
    call: listCountries,
    good: {
      countries: [
        { id: 1, iso_code: 'ES', name: 'Spain', regions: [] },
        {
          id: 2,
          iso_code: 'CA',
          name: 'Canada',
          regions: [
            { value: 'ON', text: 'Ontario' },
            { value: 'QC', text: 'Québec' },
          ],
        },
      ],
    },
    act: openCountries,
    keeps: ['Spain', 'Canada'],
  },
});
