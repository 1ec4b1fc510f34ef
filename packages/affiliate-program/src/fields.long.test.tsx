import { buildPartner, buildUser, describeFields, pressButtons } from '@my-air/feature-kit/testing';

import { createReferralLink, getReferralProgram } from './contract.ts';
import { affiliateProgramFeature } from './feature.ts';
import { ReferralCard } from './program/ReferralCard.tsx';

const link = { marker: 'ann', hit_count: 40, registration_count: 12, url: 'https://my-air.test/r/ann' };

const user = buildUser({ partner: buildPartner({ capabilities: { referral_program: true } }) });
const program = {
  total_amount_usd: 1_052.5,
  pending_amount_usd: 52.5,
  paid_amount_usd: 1000,
  referral_link_v4: 'https://my-air.test/r/new',
  referral_link_v4_counts: { hit_count: 813, registration_count: 42 },
  referral_links_legacy: [link, { ...link, marker: 'old' }],
  referral_links_new: [
    { ...link, marker: 'summer' },
    { ...link, marker: 'winter' },
  ],
  channels: [
    {
      id: 1,
      subscriber_count: 91_200,
      view_count: 4_000_000,
      partner_percent: 5,
      partner_revenue: 412.9,
      start_date: '2026-01-02',
      end_date: null,
    },
    { id: 2, subscriber_count: 10, partner_percent: 5, partner_revenue: 3, start_date: '2026-01-02' },
  ],
  show_milx_terms: true,
  referral_link_sources: [
    { source: 'video-description', hit_count: 812, registration_count: 41 },
    { source: 'newsletter', hit_count: 1, registration_count: 1 },
  ],
  history: [
    { date: '2026-03-01', hit_count: 20, registration_count: 1 },
    { date: '2026-03-02', hit_count: 21, registration_count: 2 },
  ],
};

describeFields(affiliateProgramFeature, {
  'the program': {
    screen: '/affiliate-program',
    user,
    call: getReferralProgram,
    good: program,
    keeps: ['winter'],
  },
  'the program before there is a link': {
    screen: '/affiliate-program',
    user,
    call: getReferralProgram,
    good: { ...program, referral_link_v4: null, history: null },
    keeps: ['winter'],
  },
  'the program on home': {
    screen: <ReferralCard />,
    user,
    call: getReferralProgram,
    good: {
      total_amount_usd: 1_052.5,
      pending_amount_usd: 52.5,
      referral_link_v4: 'https://my-air.test/r/new',
      referral_links_legacy: [link],
      referral_links_new: [link],
      channels: [{ id: 1, partner_revenue: 3, start_date: '2026-01-02' }],
    },
  },
  'a link that is created': {
    screen: '/affiliate-program',
    user,
    answers: { [getReferralProgram.key]: { ...program, referral_link_v4: null } },
    act: pressButtons('Create my link'),
    call: createReferralLink,
    good: { referral_link: 'https://my-air.test/r/new' },
    keeps: ['winter'],
  },
});
