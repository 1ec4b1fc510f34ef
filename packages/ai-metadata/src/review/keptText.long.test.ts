import {
  answer,
  describeKeptText,
  renderInPortal,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';

import { editReviewItem } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildJob, buildReviewItem } from '../testing/buildAiMetadata.ts';
import { ReviewEdit } from './ReviewEdit.tsx';

const item = buildReviewItem();
const reply = { item, job: buildJob() };
const open = (portal: StubPortal, one = item) =>
  renderInPortal(createElement(ReviewEdit, { jobId: '41', item: one, onUntyped: () => {} }), { portal });

describeKeptText('ai-metadata/review', {
  portal: (user) => stubPortal({ user, loadMessages, answers: answer(editReviewItem, reply) }),
  open,
  openOtherwise: (portal) => open(portal, buildReviewItem({ id: 2, language: 'es' })),
  field: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }),
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  call: editReviewItem.key,
  reply,
  // YouTube does not take angle brackets.
  text: 'Перший рядок 👩‍🚀\n\n  second\t مرحبا (b',
});
