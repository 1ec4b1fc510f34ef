import {
  answer,
  describeKeptText,
  renderInPortal,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';

import { addGlossaryTerm, listGlossary } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { GlossaryCard } from './GlossaryCard.tsx';

const term = { id: 1, text: 'My AIR', is_case_sensitive: true };
const open = (portal: StubPortal) => renderInPortal(createElement(GlossaryCard), { portal });

describeKeptText('ai-metadata/glossary', {
  portal: (user) =>
    stubPortal({
      user,
      loadMessages,
      answers: { ...answer(listGlossary, { terms: [term] }), ...answer(addGlossaryTerm, { term }) },
    }),
  open,
  openOtherwise: open,
  field: () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }),
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Add name' })),
  call: addGlossaryTerm.key,
  reply: { term },
  isOneLine: true,
});
