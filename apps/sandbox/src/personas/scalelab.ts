import { picturePath } from '../pictures/pictures.ts';
import { scalelabChats } from './chats/scalelabChats.ts';
import { balanceOf } from './grants.ts';
import { managers } from './managers.ts';
import type { Persona } from './Persona.ts';

export const scalelab: Persona = {
  id: 'scalelab',
  summary: 'A partner of the second brand, Scalelab.',
  user: {
    name: 'Noah Whitfield',
    email: 'scalelab@my-air.test',
    avatarImage: picturePath('avatar', 'Noah Whitfield'),
    timezone: 'America/Los_Angeles',
    introTour: false,
    isNew: false,
    profileStatus: 'ok',
  },
  partner: {
    name: 'Whitfield Media LLC',
    country: 'US',
    region: 'US-CA',
    city: 'Oakland',
    isScalelab: true,
    leadOrigin: 'scalelab',
    manager: managers.marco,
    capabilities: {
      approved_funds: true,
      active_funds: true,
      withdraw_money: true,
      distribution: true,
      games: true,
    },
    balance: balanceOf({ approved: 8120.4, advance: 0, active: 640.1, royalty: 15.75 }),
  },
  contacts: [{ type: 'email', value: 'scalelab@my-air.test' }],
  agreements: [
    { kind: 'terms_and_conditions', agreed: -320 },
    { kind: 'amg_policy', agreed: -320 },
  ],
  chats: scalelabChats,
  channels: [
    {
      platform: 'youtube',
      platformGuid: 'UCNoahTrailNotes00000001',
      title: 'Trail Notes',
      description: 'Long walks, filmed slowly.',
      url: 'https://www.youtube.com/@trailnotes',
      username: 'trailnotes',
      thumbnailImage: picturePath('channel', 'Trail Notes'),
      country: 'US',
      isVerified: 1,
      subscriberCount: 1_240_000,
      status: 'connected',
      statusSince: -300,
      contract: { income_types: ['adsense'], income_percent: 85, is_loyalty: true },
    },
  ],
};
