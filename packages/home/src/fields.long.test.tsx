import { getUser, listChannels, readStatistics } from '@my-air/api-client/contract';
import {
  buildAgreement,
  buildChannel,
  buildPartner,
  buildUser,
  describeFields,
} from '@my-air/feature-kit/testing';

import { homeFeature } from './feature.ts';
import { sampleHome } from './testing/sampleHome.tsx';
import { sampleDays, sampleStatistics } from './testing/sampleStatistics.ts';

const channels = { channels: [buildChannel(), buildChannel({ platform_guid: 'UC2', title: 'Second' })] };
const home = sampleHome();
// Two days: each of their fields is broken in its turn.
const statistics = { ...sampleStatistics, channels: [{ platform_guid: 'UC1', days: sampleDays.slice(-2) }] };
const user = buildUser({
  partner: buildPartner({
    capabilities: { ai_metadata: true },
    pending_agreements: [buildAgreement()],
    pending_modals: [{ id: 1, name: 'add_contacts' }],
  }),
});

describeFields(homeFeature, {
  'the person': {
    screen: '/home',
    contributions: home,
    answers: { 'GET api/channels': channels, 'GET api/statistics': statistics },
    call: getUser,
    good: { user },
    subject: 'user',
  },
  'the channels': {
    screen: '/home',
    contributions: home,
    answers: { 'GET api/statistics': statistics },
    call: listChannels,
    good: channels,
  },
  'the statistics': {
    screen: '/home',
    contributions: home,
    answers: { 'GET api/channels': channels },
    call: readStatistics,
    good: statistics,
  },
});
