import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { buildArticle } from '../testing/buildHelp.ts';
import { fetchHelpArticle } from '../index.ts';

test('[HC-11] an article that another screen opens is fetched once, in the reader’s language', async () => {
  const answer = vi.fn(() => ({ article: buildArticle({ id: 96 }) }));
  const portal = stubPortal({ locale: 'uk', answers: { 'GET api/help/articles/{id}': answer } });
  expect(await fetchHelpArticle(portal, 96)).toBe(true);
  expect(await fetchHelpArticle(portal, 96)).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
  expect(portal.queryClient.getQueryData(['help-center', 'article', '96', 'ua'])).toMatchObject({ id: 96 });
});

test('[HC-11] one that does not come is said', async () => {
  const answers = {
    'GET api/help/articles/{id}': () => {
      throw new Error('no such article');
    },
  };
  expect(await fetchHelpArticle(stubPortal({ answers }), 9_999)).toBe(false);
});
