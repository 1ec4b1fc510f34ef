import { PortalStory, type Answers, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { boostAnswers } from '../testing/boostAnswers.ts';
import { buildBoostChannel, buildSettings } from '../testing/buildBoost.ts';
import { AdsBoostScreen } from './AdsBoostScreen.tsx';

const inPortal = (answers: Answers, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: { loadMessages, path: '/ads-boost', answers, ...more } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Ads boost/AdsBoostScreen',
  component: AdsBoostScreen,
  decorators: [PortalStory],
} satisfies Meta<typeof AdsBoostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(boostAnswers()) satisfies Story;

export const SwitchedOff = inPortal(
  boostAnswers(undefined, buildSettings({ enabled: false })),
) satisfies Story;

export const Empty = inPortal(boostAnswers([])) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(boostAnswers(), { locale: 'uk' }) satisfies Story;

export const LongTexts = inPortal(
  boostAnswers([buildBoostChannel({ title: 'W'.repeat(120), videos: [] })]),
) satisfies Story;
