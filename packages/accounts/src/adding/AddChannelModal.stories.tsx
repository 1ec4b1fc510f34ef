import { draftOf } from '@my-air/feature-kit/forms';
import { buildChannel, buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { AddChannelModal } from './AddChannelModal.tsx';
import { addingPlace } from './useAddingForm.ts';

const answers = {
  'GET api/channels': {
    channels: [buildChannel({ platform: 'instagram', platform_guid: 'olena.cooks', title: 'Olena' })],
  },
};
const portal = { loadMessages, answers };

/** Starts with a text that was typed earlier. */
const typed = (username: string) => () => {
  const draft = draftOf(1, addingPlace);
  draft.write({ username });
  return draft.clear;
};

const meta = {
  title: 'Accounts/AddChannelModal',
  component: AddChannelModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal },
} satisfies Meta<typeof AddChannelModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Recognized: Story = {
  beforeEach: typed('https://www.youtube.com/@kite.films?si=abc'),
};

/** A name alone may be at any platform. */
export const Unclear: Story = { beforeEach: typed('@kite.films') };

export const VideoLink: Story = { beforeEach: typed('https://youtu.be/dQw4w9WgXcQ') };

export const SeveralLines: Story = {
  beforeEach: typed(
    [
      'https://www.youtube.com/@kite.films',
      'https://www.instagram.com/kite.films?igsh=MTIz',
      'instagram.com/kite.films',
      '@olena.cooks',
      'https://www.instagram.com/olena.cooks',
      'https://vm.tiktok.com/ZMabc123/',
      'https://evil.example/kite',
    ].join('\n'),
  ),
};

export const Failed: Story = {
  beforeEach: typed('instagram.com/kite.films'),
  parameters: {
    portal: {
      loadMessages,
      answers: { ...answers, 'POST api/channels/{platform}/add': buildFailure('server') },
    },
  },
  // The button that adds is the last one, whatever the language.
  play: async () => userEvent.click((await screen.findAllByRole('button')).at(-1)!),
};

export const Ukrainian: Story = {
  ...SeveralLines,
  parameters: { portal: { ...portal, locale: 'uk' } },
};
