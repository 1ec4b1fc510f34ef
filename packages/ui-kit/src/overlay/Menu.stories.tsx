import type { Meta, StoryObj } from '@storybook/react-vite';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Text } from '../text/Text.tsx';
import { Menu, type MenuItem, type MenuProps } from './Menu.tsx';

const signOut = fn();
const actions: MenuItem[] = [
  { id: 'profile', label: 'Profile', icon: <UserRound />, render: <a href="#profile">Profile</a> },
  { id: 'line', type: 'separator' },
  { id: 'out', label: 'Sign out', icon: <LogOut />, tone: 'critical', onSelect: signOut },
];

const meta = {
  title: 'Kit/Overlays/Menu',
  id: 'kit-menu',
  component: Menu,
  args: {
    trigger: <Button>Account</Button>,
    header: <Text weight="bold">Olena Kovalenko</Text>,
    items: actions,
    align: 'start',
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const WithChoice: Story = {
  render: (args) => <Languages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked());
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Українська' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Українська' })).toBeChecked();
  },
};

export const Empty: Story = { args: { header: undefined, items: [] } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `Channel ${index + 1}` })),
    isOpenAtFirst: true,
  },
};

export const LongText: Story = {
  args: {
    isOpenAtFirst: true,
    items: [
      { id: 'long', label: 'Налаштування сповіщень про виплати та зміни в договорі', icon: <UserRound /> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { isOpenAtFirst: true }, globals: rightToLeft };

/** Floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { args: { isOpenAtFirst: true }, globals: { zoom: '200' } };

function Languages(args: MenuProps) {
  const [language, setLanguage] = useState('en');
  const choice: MenuItem = {
    type: 'choice',
    id: 'language',
    label: 'Language',
    value: language,
    onValueChange: setLanguage,
    options: [
      { value: 'en', label: 'English' },
      { value: 'uk', label: 'Українська' },
    ],
  };
  return <Menu {...args} items={[choice, ...actions.slice(1)]} />;
}
