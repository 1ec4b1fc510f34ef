import { expect } from '@my-air/e2e';
import { title, type Scenario } from './Scenario.ts';

/** A reader without an account comes to an article from a search engine, reads on, and finds the sign-in. */
export const readerFromSearch: Scenario = {
  title: '[HELP-03] [HC-02] a reader from a search engine reads, looks for more, and finds the sign-in',
  async run({ page, hand }) {
    await page.goto('/help/1');
    await expect(title(page, 'Add a YouTube channel')).toBeVisible();
    await hand.press(
      page
        .getByRole('link', { name: /./ })
        .and(page.getByRole('region', { name: 'Related articles' }).getByRole('link'))
        .first(),
    );
    await expect(page).toHaveURL(/\/help\/\d+$/);
    await expect(page).not.toHaveURL(/\/help\/1$/);
    // The address changes before the article does; text that is typed meanwhile belongs to the one that
    // leaves.
    await expect(title(page, 'Add a YouTube channel')).toHaveCount(0);
    await expect(title(page, /./)).toBeFocused();
    const search = page.getByRole('combobox', { name: 'Search in help' });
    await hand.write(search, 'not accepted');
    await hand.take(page.getByRole('option', { name: /Why a channel is not accepted/ }));
    await expect(title(page, 'Why a channel is not accepted')).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Sign in', exact: true }).first());
    await expect(page).toHaveURL(/\/login/);
    await expect(title(page, 'Sign in')).toBeVisible();
  },
};
