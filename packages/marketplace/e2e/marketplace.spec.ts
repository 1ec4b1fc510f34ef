import { expect, expectAnnounced, type Page, type Request, sidewaysScroll, tabTo, test } from '@my-air/e2e';

const servicesOf = (page: Page) => page.getByRole('region', { name: 'Services', exact: true });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search the services' });
const questionOf = (page: Page) => page.getByRole('textbox', { name: 'Your question to the assistant' });

/** Replaces the work of the planner behind the assistant by an order. */
async function instruct(page: Page, order: object): Promise<void> {
  const answer = await page.request.post('/sandbox/api/planner', { data: order });
  expect(answer.ok()).toBe(true);
}

test.describe('services', () => {
  test('[MKT-01] on a phone the bundles are swiped through, and the page is no wider', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signIn('partner');
    await page.goto('/services');
    const bundles = page.getByRole('region', { name: 'Bundles' }).getByRole('list').first();
    await bundles.getByRole('article').first().waitFor();
    expect(await bundles.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('[MK-01] far down the list, Back leads to the very place, and the address shows the same in another tab', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/services?platform=youtube&subscribers=any');
    const cards = servicesOf(page).getByRole('article');
    await expect(cards.first()).toBeVisible();
    const names = () => cards.getByRole('heading').allTextContents();
    const atFirst = (await names()).slice(0, 24);

    const far = cards.nth(30).getByRole('link').first();
    for (let turn = 0; turn < 40 && (await far.count()) === 0; turn += 1) await page.mouse.wheel(0, 1200);
    await far.scrollIntoViewIfNeeded();
    const name = await far.textContent();
    await far.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/platform=youtube&subscribers=any/);
    await expect(servicesOf(page).getByRole('link', { name: name ?? '', exact: true })).toBeInViewport();

    const other = await page.context().newPage();
    await other.goto(page.url());
    const otherNames = servicesOf(other).getByRole('article').getByRole('heading');
    await expect(otherNames.first()).toBeVisible();
    expect((await otherNames.allTextContents()).slice(0, 24)).toEqual(atFirst);
  });

  test('[MK-01] [MKT-02] on a phone, too, Back leads to the line that one left', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signIn('ambassador');
    await page.goto('/services?subscribers=any');
    const link = servicesOf(page).getByRole('article').nth(20).getByRole('link').first();
    const top = async () =>
      ((await link.count()) > 0 ? (await link.boundingBox())?.y : undefined) ?? Infinity;
    await expect(servicesOf(page).getByRole('article').first()).toBeVisible();
    await page.mouse.move(180, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await top()).toBeLessThan(600);
    }).toPass({ intervals: [60] });
    await expect(link).toBeInViewport();
    const before = await top();
    await link.click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(link).toBeInViewport();
    // The questions above differ each time, and may be some lines longer or shorter.
    await expect(async () => expect(Math.abs((await top()) - before)).toBeLessThan(100)).toPass();
  });

  test('[MK-06] markup of a service is shown without what could run in it', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.route('**/api/ecosystem/products/16', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { details: Record<string, unknown> };
      for (const part of Object.keys(body.details).filter((name) => name.endsWith('_html'))) {
        body.details[part] =
          `<p>Kept ${part}</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 1"><a href="javascript:window.ran=1">go</a>`;
      }
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto('/services/16');
    const main = page.getByRole('main');
    for (const part of ['what_you_get', 'benefits', 'content', 'instructions', 'outcome', 'recommendation']) {
      await expect(main.getByText(`Kept ${part}_html`)).toBeVisible();
    }
    await expect(main.locator('script, [onerror], a[href^="javascript:"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test('[MK-02] [MK-18] services with the keyboard alone: search, filters, a page and back, a request, the assistant', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/services');
  const services = servicesOf(page);
  await expect(services.getByRole('article').first()).toBeVisible();

  // Search, and take the chip of it away again: the focus stays in the page.
  await tabTo(page, searchOf(page));
  await page.keyboard.type('thumbnails');
  await expect(page).toHaveURL(/q=thumbnails/);
  const searched = page.getByRole('button', { name: /: “thumbnails”$/ });
  await tabTo(page, searched);
  await page.keyboard.press('Enter');
  await expect(searched).toHaveCount(0);
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.locator('body')).not.toBeFocused();

  // A filter; what it shows is opened and left again.
  const category = page.getByRole('checkbox', { name: /^Thumbnails and titles/ });
  await tabTo(page, category);
  await page.keyboard.press('Space');
  await expect(category).toBeChecked();
  await expect(page).toHaveURL(/category=packaging/);
  const studio = services.getByRole('link', { name: 'Thumbnail studio', exact: true });
  await tabTo(page, studio);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thumbnail studio' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Back' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=packaging/);
  await expect(category).toBeChecked();
  await expect(studio).toBeInViewport();

  // A request, from the card; the dialog gives the focus back.
  const request = services
    .getByRole('article', { name: 'Thumbnail studio' })
    .getByRole('button', { name: 'Request', exact: true });
  await tabTo(page, request);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(request).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectAnnounced(page, 'Request for Thumbnail studio sent');

  // The assistant: asked, stopped in the middle, asked again.
  await page.goto('/services');
  await instruct(page, { behaviour: 'slow', delayMs: 60_000, times: 1 });
  await tabTo(page, page.getByRole('button', { name: 'Ask the assistant which service fits' }));
  await page.keyboard.press('Enter');
  await tabTo(page, questionOf(page));
  await page.keyboard.type('I need better thumbnails');
  const isGateway = (asked: Request) => asked.url().includes('/api/ai-gateway/');
  const sent = page.waitForRequest(isGateway);
  const leftAlone = page.waitForEvent('requestfailed', isGateway);
  await page.keyboard.press('Enter');
  await sent;
  // The field keeps the focus; the stop is the next control.
  await expect(questionOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await leftAlone;
  await expect(page.getByText('You stopped this answer.').first()).toBeVisible();
  await expect(questionOf(page)).toHaveValue('I need better thumbnails');
  await expect(
    page.getByRole('list', { name: 'Conversation with the assistant' }).locator('> li'),
  ).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Services found' }).getByRole('article').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'New conversation' }));
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(questionOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask the assistant which service fits' })).toBeFocused();
});

test('[MKT-08] [NAV-31] Back closes the assistant, and its conversation is there when it is opened again', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/services');
  await page.getByRole('button', { name: 'Ask the assistant which service fits' }).click();
  await questionOf(page).fill('I need better thumbnails');
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: 'Services found' });
  await expect(found.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(found).toBeHidden();
  await expect(page).toHaveURL(/\/services\?picked=/);
  await page.getByRole('button', { name: 'Continue with the assistant' }).click();
  await expect(found.getByRole('article').first()).toBeInViewport();
});

test('[MKT-04] of two profiles with one name at two platforms, a service is requested for the chosen one', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/services/21');
  await page.getByRole('main').getByRole('button', { name: 'Request', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const instagram = dialog.getByRole('radio', { name: /Олена · майстерня/ });
  const tiktok = dialog.getByRole('radio', { name: /Olena makes things/ });
  await instagram.check();
  await expect(tiktok).not.toBeChecked();
  await tiktok.check();
  await expect(instagram).not.toBeChecked();
  const sent = page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().includes('/productProvision/'),
  );
  await dialog.getByRole('button', { name: 'Send request' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ platform: 'tiktok' });
});
