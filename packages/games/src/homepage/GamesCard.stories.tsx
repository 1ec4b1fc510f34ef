import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listGames, type Game } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildGame, buildGameList } from '../testing/buildGames.ts';
import { GamesCard } from './GamesCard.tsx';

const inPortal = (games: readonly Game[], more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/home',
      answers: answer(listGames, buildGameList(games)),
      ...more,
    } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Games/GamesCard',
  component: GamesCard,
  decorators: [PortalStory],
} satisfies Meta<typeof GamesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Games of which one is only announced. */
const some = [
  buildGame({ id: 1, name: 'Plank tower' }),
  buildGame({ id: 2, name: 'Tomorrow', available_from: '2099-01-01T00:00:00Z' }),
  buildGame({ id: 3, name: 'Guess the tool', description: null }),
  buildGame({ id: 4, name: 'W'.repeat(60) }),
  buildGame({ id: 5, name: 'One more' }),
];

export const Loaded = inPortal(some) satisfies Story;

/** More games than are shown. */
export const Many = inPortal(
  Array.from({ length: 8 }, (_, place) => buildGame({ id: place + 1, name: `Game ${place + 1}` })),
) satisfies Story;

export const Empty = inPortal([]) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(some, { locale: 'uk' }) satisfies Story;
