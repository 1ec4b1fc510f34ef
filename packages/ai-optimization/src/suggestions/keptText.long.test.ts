import {
  answer,
  describeKeptText,
  renderInPortal,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

import { acceptSuggestion, listSuggestions } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildOptimizationChannel, buildSuggestion } from '../testing/buildOptimization.ts';
import { ChannelSuggestions } from './ChannelSuggestions.tsx';

const suggestion = buildSuggestion({ field: 'description', suggested: 'A bench in a day.' });
const accepted = { suggestion: { ...suggestion, status: 'accepted', accepted_text: 'first' } };
const open = (portal: StubPortal) =>
  renderInPortal(
    createElement(ChannelSuggestions, { channel: buildOptimizationChannel(), list: 'open' as const }),
    { portal },
  );

/** The field of the suggestion, which is opened where nothing was typed yet. */
async function openField(): Promise<HTMLTextAreaElement> {
  await waitFor(() => screen.getByRole('button', { name: /^(?:Edit|Cancel)$/ }));
  const edit = screen.queryByRole('button', { name: 'Edit' });
  if (edit) fireEvent.click(edit);
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
}

describeKeptText('ai-optimization/suggestion', {
  portal: (user) =>
    stubPortal({
      user,
      loadMessages,
      answers: {
        ...answer(listSuggestions, { suggestions: [suggestion] }),
        ...answer(acceptSuggestion, accepted),
      },
    }),
  open,
  openOtherwise: open,
  field: openField,
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Accept this text' })),
  call: acceptSuggestion.key,
  reply: accepted,
  isFinal: true,
  // YouTube does not take angle brackets.
  text: 'Перший рядок 👩‍🚀\n\n  second\t مرحبا (b',
});
