import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { FileDrop, type FileDropProps, type FileDropWords } from './FileDrop.tsx';
import type { UploadItem } from './FileLine.tsx';
import type { RefusedFile } from './uploadRules.ts';

const reasons: Record<RefusedFile['rule'], string> = {
  upload_type: 'Only pictures and PDF files can be sent.',
  upload_min_size: 'This file is empty.',
  upload_max_size: 'All files together may have 25 MB.',
  upload_count: 'At most ten files can be sent at once.',
};

const words: FileDropWords = {
  choose: 'Choose files',
  drop: 'or drop or paste them here',
  refusal: ({ rule }) => reasons[rule],
  folder: 'Folders cannot be sent. Choose the files in it.',
  added: (taken, refused) => `${taken} added, ${refused} not taken`,
  size: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Send ${name} again`,
  sending: (name) => `Sending ${name}`,
  done: 'Sent',
  failed: 'Not sent',
};

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
const contract = file('Contract 2026.pdf', 'application/pdf', 182_400);
const banner = file('Channel banner final (3).png', 'image/png', 940_100);
const teaser = file('teaser.mp4', 'video/mp4', 12_400_000);

const meta = {
  title: 'Kit/Forms/FileDrop',
  id: 'kit-filedrop',
  component: FileDrop,
  args: {
    items: [],
    rules: { types: 'image/*,video/*,.pdf', maxSize: 25_000, minSize: 0.001, maxCount: 10 },
    words,
    hint: 'Pictures, videos and PDF, up to 10 files and 25 MB together',
    onAdd: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const picker = canvas.getByLabelText<HTMLInputElement>(/Attachments/);
    await userEvent.tab();
    await expect(picker).toHaveFocus();
    await userEvent.upload(picker, [contract, file('setup.exe', 'application/x-msdownload', 900)], {
      applyAccept: false,
    });
    await expect(canvas.getByText('Contract 2026.pdf')).toBeVisible();
    await expect(canvas.getByText('Only pictures and PDF files can be sent.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Contract 2026.pdf')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove setup.exe' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(picker).toHaveFocus();
  },
};

export const One: Story = { args: { items: [{ id: '1', file: contract, status: 'waiting' }] } };

export const OnTheirWay: Story = {
  args: {
    items: [
      { id: '1', file: contract, status: 'done' },
      { id: '2', file: banner, status: 'sending', progress: 0.62 },
      { id: '3', file: teaser, status: 'sending' },
    ],
  },
};

export const Failed: Story = {
  args: {
    items: [
      { id: '1', file: banner, status: 'failed', error: 'The connection broke at 62 %.' },
      { id: '2', file: teaser, status: 'failed' },
    ],
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 10 }, (_, index): UploadItem => {
      return {
        id: `${index}`,
        file: file(`screenshot-${index + 1}.png`, 'image/png', 80_000),
        status: 'done',
      };
    }),
  },
};

export const LongName: Story = {
  args: {
    items: [
      {
        id: '1',
        file: file(`${'договір-про-співпрацю-'.repeat(5)}остаточний.pdf`, 'application/pdf', 182_400),
        status: 'sending',
        progress: 0.3,
      },
    ],
  },
  decorators: [onPhone],
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { ...OnTheirWay, globals: rightToLeft };

export const Zoomed: Story = { ...Failed, globals: { zoom: '200' } };

function Kept(args: FileDropProps) {
  const [items, setItems] = useState(args.items);
  return (
    <Field label="Attachments" style={{ maxWidth: '32rem' }}>
      <FileDrop
        {...args}
        items={items}
        onAdd={(files) =>
          setItems([
            ...items,
            ...files.map((one): UploadItem => ({ id: crypto.randomUUID(), file: one, status: 'waiting' })),
          ])
        }
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        onRetry={(id) =>
          setItems(items.map((item) => (item.id === id ? { ...item, status: 'sending', progress: 0 } : item)))
        }
      />
    </Field>
  );
}
