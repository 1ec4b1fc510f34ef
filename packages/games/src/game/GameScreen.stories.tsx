import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { getGame, type FullGame } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildFullGame } from '../testing/buildGames.ts';
import { GameScreen } from './GameScreen.tsx';

const inPortal = (game: FullGame, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/games/7',
      answers: answer(getGame, { game }),
      ...more,
    } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Games/GameScreen',
  component: GameScreen,
  decorators: [PortalStory],
  args: { gameId: '7' },
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const game = buildFullGame({ id: 7, name: 'Plank Tower' });

export const Loaded = inPortal(game) satisfies Story;

/** Announced, and not open yet. */
export const Coming = inPortal({ ...game, available_from: '2099-01-02T10:00:00Z' }) satisfies Story;

/** The server names an address that the portal does not lead to. */
export const ForeignAddress = inPortal({ ...game, url: 'https://evil.example/' }) satisfies Story;

export const Empty = inPortal({ id: 7, name: 'Only a name' }) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Missing: Story = { render: () => <NotFoundView /> };

export const Ukrainian = inPortal(game, { locale: 'uk' }) satisfies Story;
