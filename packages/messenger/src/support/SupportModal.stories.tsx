import { bindPorts } from '@my-air/feature-kit';
import { PortalStory } from '@my-air/feature-kit/stories';
import { helpPorts } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { listSupportCategories, sendSupportRequest } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerPorts } from '../ports.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { SupportModal } from './SupportModal.tsx';

const answers = messengerAnswers();

const meta = {
  title: 'Messenger/SupportModal',
  component: SupportModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages, answers } },
} satisfies Meta<typeof SupportModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Opened by an error page, which names the failure. */
export const Prefilled: Story = { args: { props: { summary: 'Error 0Y7A-10B8', categoryId: 2 } } };

/** A topic is chosen: the help centre has articles about it. */
export const WithArticles: Story = {
  args: { props: { categoryId: 2 } },
  beforeEach: () => {
    bindPorts(helpPorts, { linkToArticle: (id) => `/help-center/article/${id}` });
    bindPorts(messengerPorts, {
      findHelpArticles: () =>
        Promise.resolve([
          { id: 1, name: 'When payouts are made' },
          { id: 2, name: 'Why a payout can be less than the balance' },
        ]),
    });
    return () => {
      bindPorts(helpPorts, { linkToArticle: undefined });
      bindPorts(messengerPorts, { findHelpArticles: undefined });
    };
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /When payouts are made/ })).toBeVisible();
  },
};

export const WithoutTopics: Story = {
  parameters: {
    portal: { loadMessages, answers: { [listSupportCategories.key]: new Error('shown by a story') } },
  },
};

/** The server failed: it is said beside the button that was pressed, below a form that does not fit. */
export const NotSent: Story = {
  args: { props: { summary: 'Payout', categoryId: 2 } },
  parameters: {
    portal: {
      loadMessages,
      answers: { ...answers, [sendSupportRequest.key]: new Error('shown by a story') },
    },
  },
  play: async () => {
    // The question is the last field, whatever the language.
    await userEvent.type((await screen.findAllByRole('textbox')).at(-1)!, 'Where is it?');
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    await userEvent.click(buttons.find(({ type }) => type === 'submit')!);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, answers, locale: 'uk' } } };
