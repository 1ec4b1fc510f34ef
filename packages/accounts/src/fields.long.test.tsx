import { listChannels, listCountries } from '@my-air/api-client/contract';
import { buildChannel, buildCountry, describeFields, pressButtons } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { AddProfileModal } from './adding/AddProfileModal.tsx';
import { addProfile, getAudit, joinChannel, requestAudit, setChannelCountry } from './contract.ts';
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

const homeless = buildChannel({ status: 'not_connected', country: null, title: 'Balcony Beds' });
const settled = buildChannel({ status: 'not_connected', title: 'Balcony Beds' });
/** The details of a channel that has not joined. */
const joining = {
  screen: `/accounts/youtube?channel=${homeless.platform_guid}`,
  act: pressButtons(/^(?:Join|Connect)/),
  modals: { 'country-residence': { country: buildCountry() } },
};

/** Types the name of a profile and adds it. */
async function addByName() {
  const target = { value: 'ann.cooks' };
  fireEvent.change(await screen.findByRole('textbox', { name: /Username/ }), { target });
  await pressButtons('Add profile')();
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
  'an audit that is requested': {
    screen: '/accounts/youtube?channel=UC-connected',
    answers: { [listChannels.key]: firstOf(connected!), [getAudit.key]: { audit: null } },
    act: pressButtons('Request an audit'),
    call: requestAudit,
    good: { audit: buildAudit({ status: 'open' }) },
    keeps: ['Details', 'Slow Timber'],
  },
  'a profile that is added': {
    screen: (
      <>
        <ChannelsCard />
        <AddProfileModal props={{ platform: 'instagram' }} close={() => {}} />
      </>
    ),
    answers: { [listChannels.key]: firstOf(connected!) },
    act: addByName,
    call: addProfile,
    good: {
      channel: buildChannel({ platform: 'instagram', platform_guid: 'ann.cooks', title: 'Ann Cooks' }),
    },
  },
  'the country of a channel': {
    ...joining,
    answers: { [listChannels.key]: firstOf(homeless), [joinChannel.key]: { channel: settled } },
    call: setChannelCountry,
    good: { channel: settled },
  },
  'a channel that joins': {
    ...joining,
    answers: { [listChannels.key]: firstOf(settled) },
    call: joinChannel,
    good: { channel: buildChannel({ status: 'pending', title: 'Balcony Beds' }) },
  },
});
