import { expect, test } from 'vitest';

import { ReferralProgram } from '../contract.ts';
import { sumReferrals } from './sumReferrals.ts';

const url = 'https://my-air.test/?ref=ann';
const program: ReferralProgram = {
  referral_link_v4: url,
  referral_link_v4_counts: { hit_count: 5210, registration_count: 388 },
  referral_links_new: [
    { marker: 'summer', url, hit_count: 1904, registration_count: 97 },
    { marker: 'winter', url, hit_count: 6, registration_count: 3 },
  ],
  referral_links_legacy: [{ marker: 'old', url, hit_count: 12_033, registration_count: 641 }],
};

test('[REF-01] every link that the contract knows is added up; places are told of the current link alone', () => {
  const names = Object.keys(ReferralProgram.entries).filter((name) => name.startsWith('referral_link'));
  const summed = [
    'referral_link_v4',
    'referral_link_v4_counts',
    'referral_links_legacy',
    'referral_links_new',
  ];
  expect(names.toSorted()).toEqual(['referral_link_sources', ...summed].toSorted());
});

test.each<[string, ReferralProgram, ReturnType<typeof sumReferrals>]>([
  ['no links', {}, { hit_count: 0, registration_count: 0, isWhole: true, parts: [] }],
  [
    'a main link that the server does not count',
    { ...program, referral_link_v4_counts: null, referral_links_new: null },
    {
      hit_count: 12_033,
      registration_count: 641,
      isWhole: false,
      parts: [
        { id: 'current', hit_count: undefined, registration_count: undefined },
        { id: 'earlier', hit_count: 12_033, registration_count: 641 },
      ],
    },
  ],
  [
    'nothing but links that are not counted',
    { referral_link_v4: url },
    {
      hit_count: undefined,
      registration_count: undefined,
      isWhole: false,
      parts: [{ id: 'current', hit_count: undefined, registration_count: undefined }],
    },
  ],
  [
    'a link whose registrations alone are unknown',
    { referral_links_new: [{ marker: 'a', url, hit_count: 4 }] },
    {
      hit_count: 4,
      registration_count: undefined,
      isWhole: false,
      parts: [{ id: 'campaign', hit_count: 4, registration_count: undefined }],
    },
  ],
])('[RF-08] %s: what is not known is no nought, and the sum says whether it is whole', (_case, of, sum) => {
  expect(sumReferrals(of)).toEqual(sum);
});
