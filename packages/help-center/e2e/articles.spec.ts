import { expect, expectAnnounced, type Page, tabTo, test } from '@my-air/e2e';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Replaces an article by what an editor has stored under its number. */
async function storeArticle(page: Page, contentHtml: string): Promise<void> {
  const article = { id: 2, name: 'Stored', description_html: '<b>D</b>', content_html: contentHtml };
  await page.route('**/api/help/articles/2', (route) => route.fulfill({ json: { article } }));
}

test('[HC-06] [HC-09] [HC-05] [G-50] the way through the help centre by keys alone', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (/help-analytics/.test(request.url())) counted.push(request.postDataJSON());
  });
  await signIn('ambassador');
  await page.goto('/help-center');
  await expect(title(page, 'How can we help?')).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Search in help' }));
  await page.keyboard.type('not accepted');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
    'Why a channel is not accepted',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Why a channel is not accepted')).toBeFocused();

  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  await expect(contents.nth(1)).toBeVisible();
  const section = (await contents.nth(1).textContent()) ?? '';
  await tabTo(page, contents.nth(1));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: section });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/help/199#');

  // The question comes with the end of the article.
  await page.keyboard.press('End');
  await tabTo(page, page.getByRole('button', { name: 'No', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /Your comment/ })).toBeFocused();
  await page.keyboard.type('Which figures count?');
  await tabTo(page, page.getByRole('button', { name: 'Send comment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. The author reads every comment.')).toBeVisible();
  const actions = ['view', 'copy_link', 'feedback_no'].map((action) => ({ action }));
  expect(counted).toEqual(expect.arrayContaining(actions));

  // The browser's own keys for it do not reach a page that is driven.
  await page.goBack();
  await expect(title(page, 'How can we help?')).toBeVisible();
});

test('[NAV-21] help that is opened by its address has the navigation for a signed-in user', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/help-center/article/199');
  await expect(title(page, 'Why a channel is not accepted')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(title(page, 'How can we help?')).toBeVisible();
});

test('[HC-10] what a hostile editor has stored does nothing, and can be read', async ({ page, sandbox }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  await storeArticle(
    page,
    [
      '<h2>First</h2>',
      '<script>alert(1)</script><p onclick="alert(1)">Handler</p>',
      '<img src=x onerror=alert(1)><p>Picture</p>',
      '<a href="jav&#9;ascript:alert(1)">Address</a>',
      '<svg><animate onbegin="alert(1)" attributeName="x"/></svg><p>Drawing</p>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math><p>Mathematics</p>',
      '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><iframe src="https://evil.example/f"></iframe><p>Frame</p>',
      '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>Refresh</p>',
      '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/s.css"><p>Base</p>',
      '<style>body{display:none}p{background:url(https://evil.example/p)}</style><p>Style</p>',
      '<form action="https://evil.example"><p><button formaction="javascript:alert(1)">Form</button></p></form>',
      '<img alt="" srcset="https://evil.example/i 2x"><p>Sources</p>',
      '<a href="https://evil.example/" target="_blank" rel="opener">Opener</a>',
      '<p id="root" name="cookie">Names</p>',
      '<p>Unclosed</p><img src="https://evil.example/?',
    ].join(''),
  );
  await page.goto('/help/2');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  for (const words of 'Handler Picture Address Drawing Mathematics Frame Refresh Base Style Form Sources Opener Names Unclosed'.split(
    ' ',
  )) {
    await expect(article.getByText(words, { exact: true })).toBeVisible();
  }
  await article.getByText('Handler', { exact: true }).click();
  await article.getByText('Address', { exact: true }).click();
  await article.getByText('Form', { exact: true }).click();
  await expect(article.getByRole('link', { name: 'Opener' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page).toHaveURL('/help/2');
  expect({ dialogs, foreign }).toEqual({ dialogs: [], foreign: [] });
  expect(await sandbox.policyReports()).toEqual([]);
});

test('[HC-10] a video is fetched when it is played, and no earlier', async ({ page, sandbox }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A film</p>' });
  });
  await storeArticle(
    page,
    '<h2>First</h2><iframe src="https://www.youtube.com/embed/abcdef12345" title="Two minutes"></iframe>',
  );
  await page.goto('/help/2');
  const play = page.getByRole('button', { name: 'Play the video: Two minutes' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.press('Enter');
  await expect(page.frameLocator('iframe[title="Two minutes"]').getByText('A film')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await sandbox.policyReports()).toEqual([]);
});

test('[HELP-03] a printed article is its text alone, by day', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/help/1');
  await expect(page.getByRole('table').first()).toBeVisible();
  const light = () =>
    page.evaluate(() => {
      const [, shade = ''] = /^\w+\(([\d.]+)/.exec(getComputedStyle(document.body).color) ?? [];
      return { scheme: document.documentElement.dataset['scheme'], shade: Number(shade) };
    });
  const screen = await light();
  expect(screen.scheme).toBe('dark');

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(async () => (await light()).scheme).toBe('light');
  expect((await light()).shade).toBeLessThan(screen.shade);
  await expect(title(page, 'Add a YouTube channel')).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeHidden();
  await expect(page.getByText('Was this helpful?')).toBeHidden();
  await expect(page.getByText('In this article').first()).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect.poll(light).toEqual(screen);
});
