import { atomStore } from '@my-air/feature-kit/state';
import { buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { buildHit } from '../testing/buildHelp.ts';
import { LiveSearch } from './LiveSearch.tsx';
import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

const user = buildUser();
const found = { articles: [buildHit(), buildHit({ id: 2, name: 'What happens after you apply' })] };

const meta = {
  title: 'Help center/LiveSearch',
  component: LiveSearch,
  decorators: [PortalStory],
  // The results float below the field.
  render: () => (
    <div style={{ minHeight: '26rem' }}>
      <LiveSearch />
    </div>
  ),
  beforeEach: () => () => void atomStore.set(rememberedSearches(user.id), []),
  parameters: { portal: { loadMessages, user, answers: { 'GET api/help/search/live': found } } },
} satisfies Meta<typeof LiveSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field is empty: the user's recent searches are offered. */
export const Recent: Story = {
  beforeEach: () => {
    for (const text of ['how long does it take', 'payout', 'connect a channel'])
      rememberSearch(user.id, text);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

/** Articles, while the user types. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'connect');
    await expect(await canvas.findByRole('option', { name: /Add a YouTube channel/ })).toBeVisible();
  },
};

/** No article matches. */
export const Nothing: Story = {
  parameters: {
    portal: { loadMessages, user, answers: { 'GET api/help/search/live': { articles: [] } } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zeppelin');
    // The link to all results: the sheet is open, whatever the language.
    await canvas.findByRole('link');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The search failed. */
export const Failed: Story = {
  parameters: {
    portal: {
      loadMessages,
      user,
      answers: {
        'GET api/help/search/live': () => {
          throw new Error('down');
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'connect');
    // The link to all results: the sheet is open, whatever the language.
    await canvas.findByRole('link');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
