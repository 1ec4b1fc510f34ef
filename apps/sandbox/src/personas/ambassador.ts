import { picturePath } from '../pictures/pictures.ts';
import { ambassadorChats } from './chats/ambassadorChats.ts';
import { balanceOf } from './grants.ts';
import { managers } from './managers.ts';
import type { Persona } from './Persona.ts';

export const ambassador: Persona = {
  id: 'ambassador',
  summary: 'An ambassador: one connected channel, and many partners brought by referral links.',
  user: {
    name: 'Lucía Herrera',
    email: 'ambassador@my-air.test',
    avatarImage: picturePath('avatar', 'Lucía Herrera'),
    timezone: 'Europe/Madrid',
    dateFormat: 'Europe',
    introTour: false,
    isNew: false,
    profileStatus: 'ok',
  },
  partner: {
    name: 'Lucía Herrera',
    birthday: '1994-06-02',
    country: 'ES',
    region: 'ES-VC',
    city: 'Valencia',
    address: 'Carrer de la Pau 14',
    zipCode: '46002',
    manager: managers.marco,
    leadOrigin: 'ambassador',
    capabilities: { referral_program: true, approved_funds: true, withdraw_money: true, analytics: true },
    balance: balanceOf({ approved: 1284.6, advance: 0, active: 312.25, royalty: 0 }),
  },
  contacts: [
    { type: 'email', value: 'ambassador@my-air.test' },
    { type: 'telegram', value: '@luciaherrera' },
  ],
  agreements: [
    { kind: 'referral_program', agreed: -200 },
    { kind: 'terms_and_conditions', agreed: -200 },
    { kind: 'amg_policy', agreed: -200 },
    { kind: 'ambassador_referral_program' },
    { kind: 'ai_metadata' },
    { kind: 'ai_metadata_auto' },
  ],
  channels: [
    {
      platform: 'youtube',
      platformGuid: 'UCLuciaCocinaLenta000001',
      title: 'Cocina Lenta con Lucía',
      description: 'Slow food, short recipes.',
      url: 'https://www.youtube.com/@cocinalenta',
      username: 'cocinalenta',
      thumbnailImage: picturePath('channel', 'Cocina Lenta'),
      bannerImage: picturePath('banner', 'Cocina Lenta'),
      country: 'ES',
      isVerified: 1,
      subscriberCount: 184_300,
      status: 'connected',
      statusSince: -190,
      contract: { income_types: ['adsense', 'music'], income_percent: 90, is_loyalty: false },
    },
  ],
  chats: ambassadorChats,
  referralLinks: [
    { scheme: 'v4', marker: 'lucia', hitCount: 5210, registrationCount: 388, dailyHits: 40 },
    { scheme: 'new', marker: 'lucia-summer', hitCount: 1904, registrationCount: 97, dailyHits: 12 },
    { scheme: 'legacy', marker: 'lh2019', hitCount: 12_033, registrationCount: 641, dailyHits: 3 },
  ],
  referralChannels: [
    {
      subscriberCount: 91_200,
      viewCount: 2_180_400,
      partnerPercent: 5,
      partnerRevenue: 412.9,
      started: -180,
    },
    { subscriberCount: 15_870, viewCount: 402_113, partnerPercent: 5, partnerRevenue: 71.35, started: -90 },
    {
      subscriberCount: 7410,
      viewCount: 90_002,
      partnerPercent: 3,
      partnerRevenue: 12.8,
      started: -400,
      ended: -35,
    },
  ],
};
