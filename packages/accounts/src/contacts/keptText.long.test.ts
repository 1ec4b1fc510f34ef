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

import { AddProfileModal } from '../adding/AddProfileModal.tsx';
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

const openProfile = (portal: StubPortal, platform: 'instagram' | 'tiktok' = 'instagram') =>
  renderInPortal(createElement(AddProfileModal, { props: { platform }, close: () => {} }), { portal });

describeKeptText('accounts/username', {
  portal: (user) => stubPortal({ user, loadMessages }),
  open: openProfile,
  openOtherwise: (portal) => openProfile(portal, 'tiktok'),
  field: () => screen.findByRole<HTMLInputElement>('textbox', { name: /Username/ }),
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Add profile' })),
  call: addProfile.key,
  reply: { channel: buildChannel({ platform: 'instagram', title: 'first' }) },
  isOneLine: true,
});
