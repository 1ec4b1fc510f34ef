import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LightSchemeIcon, LogOutIcon } from '../icons/icons.ts';
import { Avatar } from '../identity/Avatar.tsx';
import type { CommandGroup, CommandPaletteLabels } from './Command.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const labels: CommandPaletteLabels = {
  title: 'Search My AIR',
  placeholder: 'Search screens, channels and actions',
  close: 'Close',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  empty: (typed) => `Nothing is called “${typed}”`,
  loading: (group) => `${group}: on their way`,
  failed: (group) => `${group}: did not come`,
  retry: 'Try again',
  move: 'to move',
  choose: 'to open',
};
const recent: CommandGroup = {
  id: 'recent',
  label: 'Recent',
  appears: 'before-typing',
  commands: [{ id: 'recent-finance', title: 'Finance', icon: <Icon name="circle" />, href: '/finance' }],
};
const screens: CommandGroup = {
  id: 'screens',
  label: 'Screens',
  commands: [
    { id: 'home', title: 'Home', icon: <Icon name="house" />, href: '/home' },
    { id: 'accounts', title: 'Channels', icon: <Icon name="circle" />, href: '/accounts/youtube' },
    {
      id: 'messages',
      title: 'Messages',
      icon: <Icon name="messages" />,
      href: '/messages',
      keywords: ['chats'],
    },
    { id: 'finance', title: 'Finance', icon: <Icon name="circle" />, href: '/finance', keywords: ['money'] },
  ],
};
const channels: CommandGroup = {
  id: 'channels',
  label: 'Your channels',
  commands: ['Kitchen at night', 'Пригоди сантехніка', 'Música y más'].map((title) => ({
    id: title,
    title,
    description: 'YouTube · 12,400 subscribers',
    icon: <Avatar name={title} size={24} />,
    href: '/accounts/youtube',
  })),
};
const actions: CommandGroup = {
  id: 'actions',
  label: 'Actions',
  commands: [
    { id: 'scheme', title: 'Switch to light', icon: <LightSchemeIcon />, keywords: ['theme'] },
    { id: 'sign-out', title: 'Sign out', icon: <LogOutIcon /> },
  ],
};

const meta = {
  title: 'Kit/Overlays/CommandPalette',
  id: 'kit-commandpalette',
  component: CommandPalette,
  // Each in a frame of its own, because an open palette covers its page.
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: {
    isOpen: true,
    groups: [recent, screens, channels, actions],
    labels,
    onClose: fn(),
    onChoose: fn(),
    onTypedChange: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = () => screen.getByRole('combobox', { name: 'Search My AIR' });
const ready = () => document.getElementById(line().getAttribute('aria-activedescendant') ?? '');

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(line()).toHaveFocus());
    await waitFor(() => expect(ready()).toHaveTextContent('Finance'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(ready()).toHaveTextContent('Home'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(ready()).toHaveTextContent('Sign out'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(actions.commands[1]);
  },
};

export const Typing: Story = {
  play: async ({ args }) => {
    await userEvent.type(line(), 'kit');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByText(/^1 result/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(channels.commands[0]);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(line(), 'balalaika');
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
  },
};

export const Loading: Story = {
  args: { groups: [screens, { ...channels, commands: [], state: 'loading' }] },
};

export const Failed: Story = {
  args: { groups: [screens, { ...channels, commands: [], state: 'failed', onRetry: fn() }] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.groups[1]?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing to find at all, as for a user without any screen. */
export const Empty: Story = { args: { groups: [] } };

export const Many: Story = {
  args: {
    groups: [
      screens,
      {
        ...channels,
        commands: Array.from({ length: 400 }, (_, index) => ({
          id: String(index),
          title: `Channel ${index + 1}`,
          icon: <Avatar name={String(index + 1)} size={24} />,
        })),
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(ready()).toHaveTextContent('Home'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(ready()).toHaveTextContent('Channel 20'));
    await waitFor(() => expect(ready()).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        ...channels,
        commands: [
          {
            id: 'long',
            title: 'Пригоди сантехніка та його вірного собаки в країні невивчених вентилів, третій сезон',
            description: 'YouTube · 12 400 підписників · очікує на підтвердження країни проживання',
            icon: <Avatar name="П" size={24} />,
          },
          { id: 'unbroken', title: 'A'.repeat(120) },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Zoomed: Story = { globals: { zoom: '200' } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EachOpeningBeginsAnew: Story = {
  args: { isOpen: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await waitFor(() => expect(line()).toHaveFocus());
    await userEvent.type(line(), 'kit');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(line()).toHaveValue(''));
  },
};

function Opened(args: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      <CommandPalette {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
