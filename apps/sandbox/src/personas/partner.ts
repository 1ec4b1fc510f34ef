import { picturePath } from '../pictures/pictures.ts';
import { allCapabilities, balanceOf } from './grants.ts';
import { managers } from './managers.ts';
import { partnerChannels } from './partnerChannels.ts';
import { partnerDistribution } from './partnerDistribution.ts';
import { partnerChats } from './chats/partnerChats.ts';
import type { Persona } from './Persona.ts';

export const partner: Persona = {
  id: 'partner',
  summary:
    'A partner with every capability: channels in every status, money, agreements and messages waiting.',
  user: {
    name: 'Olena Koval',
    email: 'partner@my-air.test',
    avatarImage: picturePath('avatar', 'Olena Koval'),
    timezone: 'Europe/Kyiv',
    introTour: false,
    isNew: false,
    profileStatus: 'incomplete',
    profileStatusDescription: 'second-contact',
  },
  partner: {
    name: 'Olena Koval',
    birthday: '1989-03-17',
    country: 'UA',
    region: 'UA-30',
    city: 'Kyiv',
    address: 'Yaroslaviv Val 21',
    zipCode: '01034',
    leadOrigin: 'air',
    homepage: '/home',
    p2pPaymentsCount: 7,
    p2pPendingCount: 1,
    p2pWallet: 'TQ5n…81kd',
    manager: managers.iryna,
    capabilities: allCapabilities,
    balance: balanceOf({ approved: 4310.75, advance: 600, active: 1288.4, royalty: 96.2 }),
  },
  contacts: [{ type: 'email', value: 'partner@my-air.test' }],
  agreements: [
    {
      kind: 'youtube_partner_service_contract',
      agreed: -410,
      scannedCopyUrl: picturePath('document', 'Service contract'),
    },
    { kind: 'youtube_partner_privacy_policy', agreed: -410 },
    { kind: 'referral_program', agreed: -300 },
    { kind: 'ai_metadata', agreed: -90 },
    { kind: 'amg_policy' },
    { kind: 'terms_and_conditions', previousVersion: 1 },
  ],
  pendingModals: ['add_contacts', 'choose_ai_prompts'],
  channels: partnerChannels,
  chats: partnerChats,
  distribution: partnerDistribution,
  provisions: [
    { productId: 1, channel: 'UCmaisternia000000000000', requested: -400 },
    { productId: 10, channel: 'UCmaisternia000000000000', requested: -300 },
    { productId: 50, channel: 'UCmaisternia000000000000', requested: -200 },
    { productId: 11, channel: 'UCmaisternia000000000000', requested: -60 },
    { productId: 14, channel: 'UCmaisternia000000000000', requested: -1 },
  ],
  pins: [4, 27],
  aiMetadata: {
    channels: [
      { guid: 'UCmaisternia000000000000', language: 'uk', videos: 160 },
      { guid: 'UColenaunboxed0000000000', language: 'en', videos: 70, isAccessRevoked: true },
    ],
    bought: [{ packageId: 2, at: -80 }],
    terms: ['Майстерня Олени', 'Olena Unboxed', 'My AIR'],
    hasJobs: true,
  },
  aiOptimization: {
    channels: [
      { guid: 'UCmaisternia000000000000', language: 'uk' },
      { guid: 'UColenaunboxed0000000000', language: 'en' },
    ],
  },
  notifications: [
    {
      type: 'info',
      summary: 'Licensing income is here',
      description: 'From this month on you also earn when others license your footage.',
      url: '/finances/account',
      created: -0.5,
    },
    { type: 'nps', summary: 'How likely are you to recommend My AIR?', rateMax: 10, created: -1 },
    {
      type: 'agreement',
      summary: 'The terms have changed',
      description: 'Please read and accept the new version.',
      agreementId: 'terms_and_conditions',
      created: -2,
    },
    { type: 'chat', summary: 'Your manager has written', chat: 0, created: -0.39 },
    {
      type: 'info',
      summary: 'Your monthly report is ready',
      description: 'What your channels earned, by source and by country.',
      url: '/finances/account',
      created: 0.05,
    },
    { type: 'nps', summary: 'How helpful was the audit?', rateMax: 5, created: 1 },
    {
      type: 'info',
      summary: 'A new way to be paid',
      description: 'Payoneer is switched on for your account. <b>Nothing changes</b> unless you choose it.',
      url: '/finances/payouts',
      created: 3,
    },
    { type: 'chat', summary: 'Your manager has an answer for you', chat: 0, created: 7 },
    {
      type: 'info',
      summary: 'Your audit is done',
      description: 'See what we found.',
      created: -8,
      archived: -5,
    },
  ],
  referralLinks: [
    { scheme: 'new', marker: 'olena', hitCount: 412, registrationCount: 19 },
    { scheme: 'legacy', marker: 'maisternia', hitCount: 1730, registrationCount: 64 },
  ],
  referralChannels: [
    { subscriberCount: 10_400, viewCount: 300_120, partnerPercent: 5, partnerRevenue: 48.12, started: -210 },
    {
      subscriberCount: 2300,
      viewCount: 41_000,
      partnerPercent: 3,
      partnerRevenue: 4.4,
      started: -380,
      ended: -15,
    },
  ],
};
