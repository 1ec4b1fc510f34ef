import { buildPartner, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AddContactsModal } from './AddContactsModal.tsx';

const meta = {
  title: 'Accounts/AddContactsModal',
  component: AddContactsModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: {
    portal: { loadMessages, user: buildUser({ id: 501, partner: buildPartner({ contacts: [] }) }) },
  },
} satisfies Meta<typeof AddContactsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithContacts: Story = {
  parameters: {
    portal: {
      loadMessages,
      user: buildUser({
        id: 502,
        partner: buildPartner({
          contacts: [
            { type: 'telegram', value: '@ann' },
            { type: 'email', value: 'ann@my-air.test' },
          ],
        }),
      }),
    },
  },
};

export const Ukrainian: Story = {
  parameters: {
    portal: {
      loadMessages,
      locale: 'uk',
      user: buildUser({ id: 503, partner: buildPartner({ contacts: [] }) }),
    },
  },
};
