import { getUser, listChannels } from '@my-air/api-client/contract';
import {
  buildAgreement,
  buildChannel,
  buildPartner,
  buildUser,
  describeFields,
} from '@my-air/feature-testing';

import { homeFeature } from './feature.ts';
import { sampleHome } from './testing/sampleHome.tsx';

const channels = { channels: [buildChannel(), buildChannel({ platform_guid: 'UC2', title: 'Second' })] };
const home = sampleHome();
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
    answers: { 'GET api/channels': channels },
    call: getUser,
    good: { user },
    subject: 'user',
  },
  'the channels': { screen: '/home', contributions: home, call: listChannels, good: channels },
});
