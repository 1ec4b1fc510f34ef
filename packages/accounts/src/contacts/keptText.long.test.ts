import {
  buildChannel,
  buildPartner,
  describeKeptText,
  renderInPortal,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';

import { AddChannelModal } from '../adding/AddChannelModal.tsx';
import { addProfile, saveContacts } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { AddContactsModal } from './AddContactsModal.tsx';

const openContacts = (portal: StubPortal) =>
  renderInPortal(createElement(AddContactsModal, { props: {}, close: () => {} }), { portal });

describeKeptText('accounts/contacts', {
  portal: (user) =>
    stubPortal({
      user: { ...user, partner: buildPartner({ contacts: [{ type: 'telegram', value: '@ann' }] }) },
      loadMessages,
    }),
  open: openContacts,
  openOtherwise: openContacts,
  field: () => screen.findByRole<HTMLInputElement>('textbox', { name: /Telegram/ }),
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Save contacts' })),
  call: saveContacts.key,
  reply: undefined,
  isOneLine: true,
});

const openAdding = (portal: StubPortal) =>
  renderInPortal(createElement(AddChannelModal, { props: {}, close: () => {} }), { portal });

describeKeptText('accounts/username', {
  portal: (user) => stubPortal({ user, loadMessages, answers: { 'GET api/channels': { channels: [] } } }),
  open: openAdding,
  openOtherwise: openAdding,
  field: () => screen.findByRole<HTMLInputElement>('textbox', { name: /Link or username/ }),
  submit: async () => {
    fireEvent.click(await screen.findByRole('radio', { name: 'Instagram' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add profile' }));
  },
  call: addProfile.key,
  reply: { channel: buildChannel({ platform: 'instagram', title: 'first' }) },
  isOneLine: true,
});
