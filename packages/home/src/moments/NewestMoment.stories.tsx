import { PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Moment, MomentSource } from '@my-air/feature-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { NewestMoment } from './NewestMoment.tsx';

const meta = {
  title: 'Home/NewestMoment',
  component: NewestMoment,
  decorators: [PortalStory],
} satisfies Meta<typeof NewestMoment>;
export default meta;
type Story = StoryObj<typeof meta>;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const audit: Moment = {
  id: 'audit UC1',
  title: 'The audit of Quiet Mechanics is done: our analyst reviewed 13 videos',
  at: daysAgo(1),
  action: { label: 'See the findings', to: '/accounts/youtube?channel=UC1' },
};

const knowing = (moments: readonly Moment[] | Error, values: PortalStoryParameters = {}) => {
  const source: MomentSource = {
    id: 'sample',
    query: () => ({
      queryKey: ['sample', 'moments'],
      queryFn: () => (moments instanceof Error ? Promise.reject(moments) : moments),
      meta: { poll: true },
    }),
  };
  return {
    parameters: { portal: { loadMessages, contributions: { moments: [source] }, ...values } },
  } satisfies Story;
};

/** The newest of two: the other comes with the next visit. */
export const Loaded = knowing([
  {
    ...audit,
    id: 'first-translation 7',
    title: 'Your first translation is published: 12 titles and descriptions',
    at: daysAgo(5),
    action: { label: 'See the translation', to: '/ai-metadata/translation/7' },
  },
  audit,
]);

/** Longer ago than two weeks it is no news. */
export const TooOld = {
  parameters: { ...knowing([{ ...audit, at: daysAgo(15) }]).parameters, draws: 'nothing' },
} satisfies Story;

/** Moments that could not be read are left out. */
export const Failed = {
  parameters: { ...knowing(new Error('offline')).parameters, draws: 'nothing' },
} satisfies Story;

/** The language with the longest words. */
export const Ukrainian = knowing(
  [
    {
      ...audit,
      title: 'Аудит каналу «Тиха механіка» завершено: наш аналітик переглянув 13 відео',
      action: { label: 'Переглянути висновки', to: '/accounts/youtube?channel=UC1' },
    },
  ],
  { locale: 'uk' },
);
