import {
  answer,
  buildPartner,
  buildUser,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { getReferralProgram } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { ReferralCard } from './ReferralCard.tsx';

const meta = {
  title: 'Affiliate program/ReferralCard',
  component: ReferralCard,
  decorators: [PortalStory],
} satisfies Meta<typeof ReferralCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = buildUser({ partner: buildPartner({ capabilities: { referral_program: true } }) });
const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { path: '/home', loadMessages, user, ...portal } satisfies PortalStoryParameters },
});
const earning = answer(getReferralProgram, {
  total_amount_usd: 1052.5,
  pending_amount_usd: 52.5,
  referral_link_v4: 'https://air.test/new',
  referral_link_v4_counts: { hit_count: 5210, registration_count: 388 },
  referral_links_new: [
    { marker: 'ann', hit_count: 412, registration_count: 19, url: 'https://air.test/ann' },
  ],
  referral_links_legacy: [{ marker: 'old', registration_count: 2, url: 'https://air.test/old' }],
});

/** Links of every scheme have brought partners. */
export const Loaded = inPortal({ answers: earning }) satisfies Story;

/** There are no visits yet. */
export const Empty = inPortal({
  answers: answer(getReferralProgram, { total_amount_usd: 0, referral_link_v4: null }),
}) satisfies Story;

/** Not in the program: the way to the page that explains it. */
export const NotInProgram = inPortal({ user: buildUser() }) satisfies Story;

/** The language with the longest words. */
export const Ukrainian = inPortal({ answers: earning, locale: 'uk' }) satisfies Story;
