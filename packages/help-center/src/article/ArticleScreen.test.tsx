import { buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import meta, { Fallback, Loaded } from './ArticleScreen.stories.tsx';
import publicMeta, { Loaded as PublicLoaded, Returning } from './PublicArticleScreen.stories.tsx';

beforeEach(() => localStorage.clear());

const heading = () => screen.findByRole('heading', { level: 1, name: 'Add a YouTube channel' });

describe('an article', () => {
  test('[HELP-01] has its reading time, its date and what to read next', async () => {
    renderStory(meta, Loaded);
    await heading();
    expect(screen.getByText(/1 min read/).textContent).toContain('Updated');
    const next = await screen.findByRole('region', { name: 'Related articles' });
    expect(
      within(next)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/help-center/article/2', '/help-center/article/199']);
  });

  test('[HC-07] says when the reader’s language is missing, and names the language of the text', async () => {
    renderStory(meta, Fallback);
    expect(await screen.findByText(/aún no está en tu idioma \(Español\); lo lees en English/)).toBeTruthy();
    expect(screen.getByRole('article').lang).toBe('en');
  });

  test('[HC-07] an article in the reader’s language says nothing of languages', async () => {
    renderStory(meta, Loaded);
    await heading();
    expect(screen.queryByText(/is not available in/)).toBeNull();
  });
});

describe('[HC-05] feedback', () => {
  function renderArticle() {
    const feedback = vi.fn<(input: { body: unknown }) => undefined>();
    const result = renderStory(meta, Loaded, {
      answers: { 'POST api/help/articles/{id}/feedback': feedback },
    });
    const said = () => feedback.mock.calls.map(([{ body }]) => body);
    return { ...result, said };
  }

  test('yes is sent and thanked for, and not asked again', async () => {
    const { said, unmount } = renderArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Thank you. Glad it helped.')).toBeTruthy();
    expect(said()).toEqual([{ is_useful: true, comment: null }]);
    unmount();
    renderArticle();
    await heading();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  });

  test('another person on the same device is asked as well', async () => {
    const { unmount } = renderArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByText('Thank you. Glad it helped.');
    unmount();
    renderStory(meta, Loaded, { user: buildUser({ id: 77 }) });
    expect(await screen.findByRole('button', { name: 'Yes' })).toBeTruthy();
  });

  test('no asks what was missing, sends it, and offers a person with the article along', async () => {
    const { said, portal } = renderArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Your comment/ }), 'How long?');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('Thank you. The author reads every comment.')).toBeTruthy();
    expect(said()).toEqual([
      { is_useful: false, comment: null },
      { is_useful: false, comment: 'How long?' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
    expect(portal.opened[0]).toMatchObject({
      name: 'support',
      props: { summary: 'Add a YouTube channel', message: expect.stringContaining('/help/1') },
    });
  });

  test('the focus goes along: to the comment, and to the thanks', async () => {
    renderArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    const comment = await screen.findByRole('textbox', { name: /Your comment/ });
    expect(document.activeElement).toBe(comment);
    await userEvent.type(comment, 'How long?');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    const thanks = await screen.findByText('Thank you. The author reads every comment.');
    expect(document.activeElement?.contains(thanks)).toBe(true);
  });

  test('a comment may hold no markup', async () => {
    const { said } = renderArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Your comment/ }), '<b>x</b>');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Your comment/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(said()).toHaveLength(1);
  });
});

describe('[HC-08] [ERR-13] interactions', () => {
  test('are sent, and a failure is logged alone', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const interaction = vi.fn(() => {
      throw new Error('down');
    });
    const { portal } = renderStory(meta, Loaded, {
      answers: { 'POST api/help-analytics/articles/{id}/interactions': interaction },
    });
    await heading();
    await waitFor(() => expect(interaction).toHaveBeenCalled());
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(portal.shown).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Thank you. Glad it helped.')).toBeTruthy();
    logged.mockRestore();
  });
});

describe('[HELP-03] the public article', () => {
  test('offers to sign in, to come back to the article, and nothing of the portal', async () => {
    renderStory(publicMeta, PublicLoaded);
    await heading();
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe('/help-center/article/1');
    // It is a button of the kit, which knows its look by these.
    expect(signIn.dataset).toMatchObject({ variant: 'secondary', size: 's' });
    expect(screen.queryByRole('link', { name: 'Back to the portal' })).toBeNull();
    const next = await screen.findByRole('region', { name: 'Related articles' });
    expect(
      within(next)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/help/2', '/help/199']);
  });

  test('leads a person who was signed in here back to the portal, without a request', async () => {
    const { portal } = renderStory(publicMeta, Returning);
    await heading();
    const back = screen.getByRole('link', { name: 'Back to the portal' });
    expect(back.getAttribute('href')).toBe('/help-center/article/1');
    expect(back.dataset).toMatchObject({ variant: 'quiet', size: 's' });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(portal.api.calls.map(({ key }) => key)).not.toContain('GET api/auth/check');
  });

  test('[HC-10] enlarges a picture, and returns the focus to it', async () => {
    renderStory(publicMeta, PublicLoaded);
    const enlarge = await screen.findByRole('button', { name: 'Enlarge the picture: Four steps' });
    await userEvent.click(enlarge);
    const dialog = await screen.findByRole('dialog', { name: 'Four steps' });
    expect(within(dialog).getByRole('img', { name: 'Four steps' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(enlarge));
  });

  test('[HC-05] a visitor who was not helped is led to sign in', async () => {
    renderStory(publicMeta, PublicLoaded);
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    expect(await screen.findByRole('link', { name: 'Sign in to write to us' })).toBeTruthy();
  });
});
