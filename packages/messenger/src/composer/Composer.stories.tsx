import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { lea, max, me, words } from '../testing/sampleChats.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { mentionSpan, mentionables } from '../text/mentions.ts';

const people = mentionables([me, max, lea]);
const question = words(1, max, 'When will the numbers be final?', '2026-01-07T10:00:00Z');
const formatted = [
  `Hi ${mentionSpan({ id: 8, name: 'Lea Lawyer' })}, this is **bold**, _italic_, ~~gone~~ and \`code\`.`,
  '- The [contract](https://my-air.test/contract)',
  '- Twenty covers',
  '',
  '1. First',
  '2. Then',
  '',
  '> What was said',
  '',
  '```',
  'let code = true;',
  '```',
].join('\n');

/** The composer with the state that a chat keeps for it. */
function Writing(props: ComposerProps) {
  const [markdown, setMarkdown] = useState(props.markdown);
  const [files, setFiles] = useState(props.files);
  return (
    <Composer
      {...props}
      markdown={markdown}
      onMarkdownChange={(next) => {
        setMarkdown(next);
        props.onMarkdownChange(next);
      }}
      files={files}
      onFilesChange={setFiles}
    />
  );
}

let written = '';
const meta = {
  title: 'Messenger/Composer',
  component: Composer,
  decorators: [PortalStory],
  render: (args) => <Writing {...args} />,
  args: {
    markdown: '',
    onMarkdownChange: (markdown) => (written = markdown),
    files: [],
    onFilesChange: () => {},
    isEditing: false,
    replyTo: undefined,
    onCancelReply: () => {},
    onCancelEdit: () => {},
    onEditLast: () => {},
    people,
    recent: [],
    onSend: () => {},
    isBusy: false,
    error: undefined,
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const richField = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[contenteditable]');
const hasComeIn = (canvas: HTMLElement) => waitFor(() => expect(richField(canvas)).not.toBeNull());

/** [MSG-04] Typed signs that mean something in markdown are text, and a list begins with a dash. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    await hasComeIn(canvasElement);
    richField(canvasElement)!.focus();
    document.execCommand('insertText', false, 'Tile 2*3*4 cm');
    await waitFor(() => expect(written).toBe(String.raw`Tile 2\*3\*4 cm`));
  },
};

export const Empty: Story = { play: ({ canvasElement }) => hasComeIn(canvasElement) };

/** Everything that a message can hold. */
export const Formatted: Story = {
  args: { markdown: formatted },
  play: ({ canvasElement }) => hasComeIn(canvasElement),
};

/** [MS-10] Participants are offered while an @ is typed. */
export const Mentioning: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await hasComeIn(canvasElement);
    richField(canvasElement)!.focus();
    document.execCommand('insertText', false, 'Hi @');
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="option"]').length).toBe(2));
  },
};

/** [MSG-04] Texts that were sent are offered after a slash, and the chosen one takes its place. */
export const Snippets: Story = {
  args: { recent: ['The cover is ready.', 'I will send it **tomorrow**.'] },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await hasComeIn(canvasElement);
    richField(canvasElement)!.focus();
    document.execCommand('insertText', false, '/');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The cover is ready.'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(richField(canvasElement)?.textContent).toBe('I will send it tomorrow.'));
    await waitFor(() => expect(document.activeElement).toBe(richField(canvasElement)));
  },
};

export const Replying: Story = {
  args: { replyTo: question },
  play: ({ canvasElement }) => hasComeIn(canvasElement),
};

export const Editing: Story = {
  args: { markdown: 'What I **meant** to say', isEditing: true },
  play: ({ canvasElement }) => hasComeIn(canvasElement),
};

/** Other chats wait for an answer too. */
export const BeforeTheNext: Story = {
  args: { markdown: 'Thank you, it is there.', onSendAndNext: () => {} },
};

export const Saving: Story = {
  args: { markdown: 'What I meant to say', isEditing: true, isBusy: true },
  parameters: { draws: 'busy' },
};

/** [MS-12] Files of several kinds, in their order. */
export const WithFiles: Story = {
  args: {
    markdown: 'The contract and a cover',
    files: [
      new File(['a'.repeat(48_210)], 'Contract.pdf', { type: 'application/pdf' }),
      new File(['b'.repeat(2_300)], 'cover of the second season, final, really.png', { type: 'image/png' }),
    ],
  },
};

/** [MS-11] A message that the server refused. */
export const Refused: Story = {
  args: { markdown: 'Not like this', error: 'The message was not accepted.' },
};

/** [MS-35] Words longer than the field, text from right to left, and emoji. */
export const LongAndMixed: Story = {
  args: {
    markdown: `${'https://www.youtube.com/watch?v='.concat('a1b2c3d4'.repeat(30))}\nשלום, מה שלומך? 👍🏽\n${'Words without end. '.repeat(60)}`,
  },
  play: ({ canvasElement }) => hasComeIn(canvasElement),
};

export const Ukrainian: Story = {
  args: { markdown: 'Дякую, **завтра** надішлю.', replyTo: question },
  parameters: { portal: { loadMessages, locale: 'uk' } },
  play: ({ canvasElement }) => hasComeIn(canvasElement),
};
