import { expect, expectAnnounced, type Page, tabTo, test } from '@my-air/e2e';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[HC-05] [G-50] a reader without an answer asks support by keys, and is counted as one who did', async ({
  page,
  signIn,
}) => {
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (/help-analytics/.test(request.url())) counted.push(request.postDataJSON());
  });
  await signIn('ambassador');
  await page.goto('/help-center/article/199');
  await tabTo(page, page.getByRole('button', { name: 'No', exact: true }));
  await page.keyboard.press('Enter');
  const ask = page.getByRole('main').getByRole('button', { name: 'Write to support' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /Summary/ })).toHaveValue('Why a channel is not accepted');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  expect(counted).toContainEqual({ action: 'contact' });
});

test('[HC-11] [HELP-01] each article that the product names opens from its screen', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/accounts/youtube');
  // A row of the table has no room for the article of its status.
  await page.getByRole('button', { name: 'Cards' }).click();
  for (const [path, link, id] of [
    ['/accounts/youtube', 'How to add a channel', 1],
    ['/accounts/youtube', 'What happens next', 2],
    ['/accounts/youtube', 'Why channels are not accepted', 199],
    ['/services', 'How services work', 96],
    ['/services/31', 'How distribution works', 94],
    ['/services/26', 'How AI translation works', 100],
    ['/home', 'How the referral program works', 99],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(`/help-center/article/${id}`);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('[HC-11] [ERR-05] an article that is gone is told, and the screen stays', async ({ page, signIn }) => {
  await page.route('**/api/help/articles/96', (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found' } }),
  );
  await signIn('ambassador');
  await page.goto('/services');
  await page.getByRole('link', { name: 'How services work' }).click();
  await expectAnnounced(page, 'Not found');
  await expect(page).toHaveURL('/services');
  await page.goto('/help-center/article/9999');
  await expect(title(page, 'Page not found')).toBeVisible();
});
