import { expect, holdFile, type Page, test } from '@my-air/e2e';

/** Every text that is shown, with its size, weight and colour, and its places in whole pixels. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const places: Record<string, number[][]> = {};
    for (const element of document.querySelectorAll<HTMLElement>('.brand, main *')) {
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!isText || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      const key = `${element.textContent.trim()} ${fontSize} ${fontWeight} ${color}`;
      (places[key] ??= []).push([x, y + scrollY, width, height].map(Math.round));
    }
    return places;
  });

/** Keeps what the browser reports of shifts, and of content that is larger than all before it. */
const watchPaints = () => {
  const paints: PerformanceEntry[] = [];
  Object.assign(window, { paints });
  for (const type of ['layout-shift', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => paints.push(...list.getEntries())).observe({ type, buffered: true });
  }
};
/** The same of texts, for a picture comes when the network brings it. */
const paintsAfter = (page: Page, time: number) =>
  page.evaluate(
    (start) =>
      (window as unknown as { paints: PerformanceEntry[] }).paints
        .filter(({ startTime }) => startTime > start)
        .map((entry) => entry.toJSON() as { url?: string })
        .filter(({ url }) => !url),
    time,
  );

/** The article as the portal shows it, with the part that it loads after the text. */
const isTakenOver = (page: Page) =>
  expect(page.locator('.plain[data-layout="help-center"] #more-help')).toBeAttached();

const keep = (page: Page, values: Readonly<Record<string, string>>) =>
  page.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    values,
  );

const screens = ['en', 'uk', 'es', 'ru', 'pt'].flatMap((language) => [
  { language, brand: 'default', scheme: 'light', width: 360 },
  { language, brand: 'scalelab', scheme: 'dark', width: 1440 },
]);
for (const { language, brand, scheme, width } of screens) {
  test(`[HELP-03] the portal takes an article over at the same pixels: ${language}, ${brand}, ${scheme}, ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.configure({ flags: { pt: true } });
    await page.setViewportSize({ width, height: 900 });
    await keep(page, { brand, scheme });
    await page.addInitScript(watchPaints);
    // Until it is released the document is all that the user has.
    const { release } = await holdFile(page, 'index');
    await page.goto(`/help/1/${language}`, { waitUntil: 'commit' });
    await expect(page.locator('.written h1')).toBeVisible();
    await expect(page.locator('#last-resort')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutOf(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect.poll(() => paintsAfter(page, 0)).not.toEqual([]);
    const released = await page.evaluate(() => performance.now());

    release();
    await isTakenOver(page);
    await page.evaluate(() => document.fonts.ready);
    const after = await layoutOf(page);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(after).toMatchObject(before);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Nothing has moved, and no large text was painted a second time.
    expect(await paintsAfter(page, released)).toEqual([]);
  });
}

test('[HELP-03] a visitor follows a link, enlarges a picture and opens a section of an article that was taken over', async ({
  page,
}) => {
  await page.goto('/help/1');
  await isTakenOver(page);
  await page
    .getByRole('button', { name: /^Enlarge the picture/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const heading = page.locator('article h2').nth(1);
  const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(1);
  await link.click();
  await expect(heading).toBeFocused();
  expect(new URL(page.url()).hash).not.toBe('');

  await page.locator('article a[href^="/help/"]').first().click();
  await expect(page).not.toHaveURL(/\/help\/1(?:#|$)/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How to connect a YouTube channel');
  await expect(page.locator('[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('[rel=alternate]')).toHaveCount(0);
});

test('[HELP-03] a button that is pressed before the portal has started acts once it has', async ({
  page,
}) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/help/1', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Enlarge the picture/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const { width, places } of [
  {
    width: 1440,
    places: {
      'the brand': '.brand',
      'a link to the portal': 'a[href^="/help-center"]',
      'a section': 'nav li:nth-child(2) a',
      'the link to a heading': 'h2 [data-anchor]',
      'a picture': '[data-zoom]',
      'a link in the text': 'article a[href^="/help/"]',
    },
  },
  { width: 360, places: { 'the sections': 'summary' } },
]) {
  for (const [name, place] of Object.entries(places)) {
    test(`[HELP-03] the focus stays where it is while the portal takes an article over: ${name}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { release } = await holdFile(page, 'index');
      await page.goto('/help/1', { waitUntil: 'commit' });
      const held = page.locator('.written').locator(place).filter({ visible: true }).first();
      await held.focus();
      const text = await held.textContent();
      release();
      await expect(page.locator('.plain[data-layout="help-center"]')).toBeAttached();
      await expect(page.locator('.written')).toHaveCount(0);
      const focused = page.locator(':focus');
      await expect(focused).toHaveCount(1);
      await expect(focused).toHaveText(text ?? '');
      await expect(page.locator(place).filter({ visible: true }).first()).toBeFocused();
    });
  }
}

test('[HELP-03] sections that were opened on a phone before the portal has started stay open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const { release } = await holdFile(page, 'index');
  await page.goto('/help/1', { waitUntil: 'commit' });
  await page.locator('.written summary').click();
  release();
  await expect(page.locator('.written')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'In this article' })).toBeVisible();
});

test('[HELP-03] a reader stays at their place while the portal takes an article over', async ({ page }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/help/1', { waitUntil: 'commit' });
  await expect(page.locator('.written h1')).toBeVisible();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    document.addEventListener('scroll', () => places.push(scrollY));
  });
  release();
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(500);
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(places.filter((place) => place !== 500)).toEqual([]);
});

test('[HELP-03] a text stays selected while the portal takes an article over', async ({ page }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/help/1', { waitUntil: 'commit' });
  const item = page.locator('.written-text li').first();
  await item.click({ clickCount: 3 });
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  const text = await selected();
  expect(text).toBe((await item.textContent())?.trim());
  release();
  await isTakenOver(page);
  expect(await selected()).toBe(text);
});

test('[HELP-03] another language than that of the document is chosen as on any other screen', async ({
  page,
}) => {
  await page.goto('/help/1/uk');
  await isTakenOver(page);
  await page.getByRole('combobox', { name: 'Мова' }).selectOption('es');
  await expect(page.locator('article')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/help/1');
  await page.reload();
  await isTakenOver(page);
  await expect(page.locator('article')).toHaveAttribute('lang', 'es');
});

test('[HELP-03] an address without a language is written in the language of the browser, and shown in the one that was chosen', async ({
  page,
}) => {
  const answer = await page.request.get('/help/1', { headers: { 'Accept-Language': 'es-MX, en;q=0.5' } });
  expect(await answer.text()).toContain('<html lang="es"');

  await keep(page, { ui_locale: 'uk' });
  await page.goto('/help/1');
  await isTakenOver(page);
  await expect(page.locator('article')).toHaveAttribute('lang', 'uk');
});

test('[HELP-03] an article is in the page for every client, in the language of the visitor', async ({
  request,
}) => {
  const answer = await request.get('/help/1', { headers: { accept: '*/*', 'accept-language': 'uk' } });
  expect(answer.status()).toBe(200);
  expect(answer.headers().vary).toBe('accept-encoding, accept-language, cookie');
  const text = await answer.text();
  expect(text).toMatch(/<html lang="uk" data-written="uk" data-frame/);
  expect(text).toContain('<h1>Як підключити канал YouTube</h1>');
  expect(text).not.toContain('__CSP_NONCE__');
  const chosen = await request.get('/help/1', {
    headers: { cookie: 'ui_locale=es', 'accept-language': 'uk' },
  });
  expect(await chosen.text()).toContain('<html lang="es"');
});

test('[HELP-03] an article has an address for each language, and each of its scripts and styles the nonce of the response or no effect', async ({
  request,
}) => {
  const answer = await request.get('/help/1/ru', { headers: { accept: 'text/html' } });
  const text = await answer.text();
  const { origin } = new URL(answer.url());
  expect(text).toContain('<html lang="ru" data-written="ru" data-language="ru"');
  expect(text).toContain(`<link data-written rel="canonical" href="${origin}/help/1/ru">`);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  for (const [tag] of text.matchAll(/<(?:script|style)[^>]*>/g))
    expect(tag.includes(`nonce="${nonce}"`) || /type="application\/(?:ld\+)?json"/.test(tag)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HELP-03] an article is complete', async ({ page }) => {
    await page.goto('/help/1', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ - My AIR$/);
    await expect(page.locator('article h2').first()).toBeVisible();
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
    await page.locator('article a[href^="/help/"]').first().click();
    await expect(page).not.toHaveURL(/\/help\/1$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
