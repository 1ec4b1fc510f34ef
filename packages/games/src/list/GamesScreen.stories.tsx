import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listGames, type GameList } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildGame, buildGameList } from '../testing/buildGames.ts';
import { GamesScreen } from './GamesScreen.tsx';

const games = [
  buildGame({ name: 'Plank Tower' }),
  buildGame({ name: 'Thumbnail Duel', category: 'party', description: 'Viewers choose the better cover.' }),
  buildGame({ name: 'Night Edit', available_from: '2099-01-02T10:00:00Z' }),
];
const inPortal = (list: GameList, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/games',
      answers: answer(listGames, list),
      ...more,
    } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Games/GamesScreen',
  component: GamesScreen,
  decorators: [PortalStory],
  args: { category: undefined },
} satisfies Meta<typeof GamesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(buildGameList(games)) satisfies Story;

export const Empty = inPortal({ games: [] }) satisfies Story;

/** A search that finds nothing. */
export const NothingFound = inPortal(buildGameList(games), { path: '/games?q=zzz' }) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(buildGameList(games), { locale: 'uk' }) satisfies Story;

/** Fields that are missing leave nothing behind. */
export const Sparse = inPortal({ games: [{ id: 1, name: 'Only a name' }] }) satisfies Story;

export const LongTexts = inPortal(
  buildGameList([buildGame({ name: 'W'.repeat(120), description: 'sentence '.repeat(60) })]),
) satisfies Story;
