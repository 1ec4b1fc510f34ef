import { forgetPage } from '@my-air/feature-kit/state';
import { draftOf } from '@my-air/feature-kit/forms';
import {
  answer,
  describeKeptText,
  renderInPortal,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';

import { sendArticleFeedback } from '../contract/help.ts';
import { loadMessages } from '../locales/index.ts';
import { buildArticle } from '../testing/buildHelp.ts';
import { commentPlace } from './draftFeedback.ts';
import { Feedback } from './Feedback.tsx';
import { keepFeedback } from './givenFeedback.ts';

const article = (id: number) => createElement(Feedback, { article: buildArticle({ id }) });
const open = (portal: StubPortal, id = 7) => {
  keepFeedback(portal.session.getUser()?.id, id, 'no');
  renderInPortal(article(id), { portal });
};

describeKeptText('help-center/comment', {
  portal: (user) =>
    stubPortal({ user, loadMessages, answers: answer(sendArticleFeedback, undefined as never) }),
  open,
  openOtherwise: (portal) => open(portal, 8),
  field: async () => {
    const find = () => screen.queryByRole<HTMLTextAreaElement>('textbox');
    const no = () => screen.queryByRole('button', { name: 'No' });
    await waitFor(() => {
      if (!find() && !no()) throw new Error('There is neither a field nor a button.');
    });
    // If nothing can be stored, the question is asked again.
    if (!find()) fireEvent.click(no()!);
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your comment/ });
  },
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Send comment' })),
  call: sendArticleFeedback.key,
  reply: undefined,
});

test('[HC-05] a comment that was typed after another had been sent can be copied and deleted', async () => {
  const portal = stubPortal({ loadMessages });
  const { id } = portal.session.getUser()!;
  keepFeedback(id, 9, 'commented');
  draftOf(id, commentPlace, 9).write({ comment: 'One more thing' });
  renderInPortal(article(9), { portal });
  expect(await screen.findByText('One more thing')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('One more thing')).toBeNull();
  expect(draftOf(id, commentPlace, 9).read()).toBeUndefined();
});

test('[HC-05] what a visitor types survives a reload of the tab, and is not read as anybody’s who signs in', async () => {
  const visitor = stubPortal({ user: null, loadMessages });
  const view = renderInPortal(article(7), { portal: visitor });
  draftOf(undefined, commentPlace, 7).write({ comment: 'Unclear' });
  view.unmount();
  forgetPage();
  open(visitor);
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Unclear');
  cleanup();
  open(stubPortal({ loadMessages }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});
