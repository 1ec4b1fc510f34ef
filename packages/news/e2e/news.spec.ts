import { expect, expectAccessible, type Page, tabTo, test } from '@my-air/e2e';

/** The most that a page may shift. */
const mostShift = 0.05;

const tilesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

// The ambassador gets no greeting, so that nothing covers the screen.
test.beforeEach(async ({ signIn }) => signIn('ambassador'));

test('[NEWS-01] [MX-01] news are read from the list to the end, an article marks itself, and back is the same place', async ({
  page,
}) => {
  await page.goto('/news');
  const tiles = tilesOf(page);
  await expect(tiles.first().getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await readToTheEnd(page);
  const count = await tiles.count();
  const last = tiles.last().getByRole('link');
  const name = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} - My AIR`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(tiles).toHaveCount(count);
  await expect(tiles.last().getByText('New', { exact: true })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});

test('[NEWS-01] [MX-01] a kind of news has an address; an article opened from outside leads back to the list', async ({
  page,
}) => {
  await page.goto('/news?category=money');
  await expect(page.getByRole('link', { name: 'Money', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tilesOf(page).first()).toContainText('Money');
  // As a new tab: without anything before it.
  const outside = await page.context().newPage();
  await outside.goto('/news/article/1');
  await expect(outside.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(outside);
  await outside.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(outside).toHaveURL(/\/news$/);
  await expect(outside.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect.poll(() => outside.evaluate(() => scrollY)).toBe(0);
  await outside.goto('/news/article/9999');
  await expect(outside.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

for (const [device, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 360, 780],
] as const) {
  test(`[MX-02] on ${device} neither the list nor an article moves while it is loaded`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          // More than the measure counts, which takes the worst five seconds.
          if (!hadRecentInput) seen.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shiftOf = () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);

    await page.goto('/news');
    await expect(tilesOf(page).first()).toBeVisible();
    await readToTheEnd(page);
    await expectPictures(page);
    const list = await shiftOf();
    await page.goto('/news/article/1');
    await expect(page.getByRole('heading', { level: 2, name: 'More news' })).toBeVisible();
    await expectPictures(page);
    const article = await shiftOf();
    const figures = `list ${list.toFixed(4)}, article ${article.toFixed(4)}`;
    // oxlint-disable-next-line no-console -- the figures are what this test is run for
    console.log(`layout shift on ${device}: ${figures}`);
    expect(list, figures).toBeLessThan(mostShift);
    expect(article, figures).toBeLessThan(mostShift);
  });
}

test('[MX-02] pictures further down come when they are near, and every picture has its size', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(tilesOf(page).first()).toBeVisible();
  const pictures = await page
    .locator('main li img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map((one) => [
        one.loading,
        one.getAttribute('width'),
        one.getAttribute('height'),
      ]),
    );
  expect(pictures[0]).toEqual(['eager', '1200', '630']);
  expect(pictures.length).toBeGreaterThan(5);
  expect(new Set(pictures.slice(1).map((facts) => facts.join()))).toEqual(new Set(['lazy,1200,630']));
});

test('[SH-24] news are walked by keyboard alone: a kind, an article, and back to the very place', async ({
  page,
}) => {
  await page.goto('/news');
  await tabTo(page, page.getByRole('link', { name: 'Money', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?category=money$/);
  // The address changes before the list does.
  await expect(tilesOf(page).nth(0)).toContainText('Money');
  await expect(tilesOf(page).nth(1)).toContainText('Money');
  const link = tilesOf(page).nth(1).getByRole('link');
  await tabTo(page, link);
  const name = (await link.textContent()) ?? '';
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?category=money$/);
  await expect(tilesOf(page).nth(1)).toContainText(name);
  await expect(tilesOf(page).nth(1)).toBeInViewport();
});

/** Scrolls on as a reader does, a quarter of a screen at a time, until the list says that this is all. */
async function readToTheEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.mouse.move(width / 2, height / 2);
  const end = page.getByText('End of the list');
  const isInView = () =>
    end.evaluateAll((all) => all.some((one) => one.getBoundingClientRect().top < innerHeight));
  await expect(async () => {
    await page.mouse.wheel(0, height / 4);
    await expect(page.getByText('Loading more')).toHaveCount(0);
    expect(await isInView()).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Waits until every requested picture is there. */
async function expectPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).every((one) => one.complete || one.loading === 'lazy'),
        ),
    )
    .toBe(true);
}
