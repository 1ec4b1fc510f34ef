import type { Persona } from './Persona.ts';

const workshop = 'UCmaisternia000000000000';
const unboxed = 'UColenaunboxed0000000000';

/** One platform in each state, and one in a state of the future. */
export const partnerDistribution: NonNullable<Persona['distribution']> = [
  {
    platform: 'Facebook Watch',
    description: 'Full videos and shorts on your Facebook page.',
    state: 'distributing',
    since: -220,
    productId: 11,
    totalAmount: 1840.35,
    agreementKind: 'youtube_partner_service_contract',
    signingMethod: 'cabinet',
    chat: 0,
    unreadCount: 2,
    requests: [
      { channel: workshop, agreed: -220 },
      { channel: unboxed, agreed: -120 },
    ],
  },
  {
    platform: 'Snapchat',
    description: 'Vertical cuts of your videos for Spotlight and Shows.',
    state: 'agreed',
    since: -4,
    totalAmount: 0,
    agreementKind: 'youtube_partner_service_contract',
    signingMethod: 'cabinet',
    requests: [
      { channel: workshop, agreed: -4 },
      { channel: unboxed, agreed: -0.5 },
    ],
  },
  {
    platform: 'TikTok',
    description: 'Clips with captions, published on your TikTok profile.',
    state: 'not_agreed',
    agreementKind: 'amg_policy',
    signingMethod: 'cabinet',
  },
  {
    platform: 'Roku',
    description: 'A channel with all your videos on television.',
    state: 'not_agreed',
    agreementKind: 'youtube_partner_service_contract',
    signingMethod: 'cabinet',
  },
  {
    platform: 'Pluto TV',
    description: 'A place in themed television programmes.',
    state: 'not_agreed',
    agreementKind: 'terms_and_conditions',
    signingMethod: 'docusign',
  },
  {
    platform: 'Dailymotion',
    description: 'Your whole catalogue, with advertising shared.',
    state: 'rejected',
    since: -40,
    reason: 'Most videos contain music that is licensed for YouTube only.',
    agreementKind: 'youtube_partner_service_contract',
    signingMethod: 'cabinet',
    chat: 0,
  },
  {
    platform: 'Vessel',
    description: 'Early releases for subscribers.',
    state: 'legacy',
    since: -900,
    totalAmount: 212.4,
    requests: [{ channel: workshop, agreed: -900 }],
  },
  {
    platform: 'Amazon Freevee',
    description: 'Series with at least ten long episodes.',
    state: 'cannot_distribute',
    since: -10,
    reason: 'None of your channels have ten videos longer than twenty minutes yet.',
  },
  {
    platform: 'Samsung TV Plus',
    description: 'Television on Samsung devices.',
    state: 'paused_by_platform',
    since: -3,
    totalAmount: 75.1,
    agreementKind: 'youtube_partner_service_contract',
    signingMethod: 'cabinet',
  },
];
