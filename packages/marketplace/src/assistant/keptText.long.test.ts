import { describeKeptText, renderInPortal, stubPortal, type StubPortal } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach } from 'vitest';

import { createGatewayResponse } from '../contract.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { AssistantSheet } from './AssistantSheet.tsx';

const open = (portal: StubPortal, props = {}) =>
  renderInPortal(createElement(AssistantSheet, { props, close: () => {} }), { portal });

beforeEach(() => sessionStorage.clear());

describeKeptText('marketplace/assistant', {
  portal: (user) => stubPortal({ ...storyPortal, user }),
  open,
  openOtherwise: async (portal) => {
    portal.api.answer({ [createGatewayResponse.key]: () => new Promise(() => {}) });
    open(portal, { question: 'Why do my views fall?' });
    await screen.findByRole('button', { name: 'Stop' });
  },
  field: () => screen.findByRole<HTMLInputElement>('textbox'),
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })),
  call: createGatewayResponse.key,
  reply: { output: [{ type: 'message', content: [{ type: 'output_text', text: 'An audit.' }] }] },
  isOneLine: true,
});
