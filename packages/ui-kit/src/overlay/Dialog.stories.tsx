import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Text } from '../text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Kit/Overlays/Dialog',
  id: 'kit-dialog',
  component: Dialog,
  // Each in a frame of its own, because an open dialog covers its page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    title: 'Add an Instagram profile',
    description: 'Its name is enough; we read the rest.',
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Close',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add profile</Button>
      </>
    ),
    children: (
      <Field label="Name">
        <TextInput placeholder="@name" />
      </Field>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: args.title as string });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A failure is beside the button that was pressed, however long the content is. */
export const WithProblem: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, place) => (
      <Text key={place}>Line {place + 1} of the content.</Text>
    )),
    problem: (
      <Banner tone="critical" title="The profile was not added">
        The server took too long to answer. Try again.
      </Banner>
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog').getBoundingClientRect();
    const alert = screen.getByRole('alert').getBoundingClientRect();
    await expect(alert.bottom).toBeLessThan(dialog.bottom);
    await expect(alert.bottom).toBeGreaterThan(dialog.top + dialog.height / 2);
  },
};

export const FocusComesBack: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const CannotBeLeft: Story = {
  args: { canLeave: false, size: 's', title: 'Accept the agreement' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Long: Story = {
  args: {
    size: 'l',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>{index + 1}. The partner receives the share named in the contract, each month.</Text>
    )),
  },
};

export const LongText: Story = {
  args: {
    title: 'Додати профіль в Instagram, який належить вам або вашій компанії',
    description: 'Достатньо його назви: решту ми прочитаємо самі.',
    children: <Text>{'Невиокремлюване'.repeat(12)}</Text>,
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: rightToLeft };

/** Floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' } };

function Opened(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
