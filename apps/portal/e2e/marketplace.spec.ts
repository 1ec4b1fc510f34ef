import type { Locator, Page, Request } from '@playwright/test';

import { sidewaysScroll } from './appearance.ts';
import { expect, expectAccessible, signInThroughProvider, test } from './fixtures.ts';
import { takeOption } from './takeOption.ts';

const servicesOf = (page: Page) => page.getByRole('region', { name: 'Services', exact: true });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search the services' });
const questionOf = (page: Page) => page.getByRole('textbox', { name: 'Your question to the assistant' });

/** Replaces the work of the planner behind the assistant by an order. */
async function instruct(page: Page, order: object): Promise<void> {
  const answer = await page.request.post('/sandbox/api/planner', { data: order });
  expect(answer.ok()).toBe(true);
}

/** Goes on with the Tab key until an element has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${String(wanted)}`);
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

  test('[MKT-01] [MK-01] a search and a filter stand in the address, and Back brings both back', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/services?subscribers=any');
    const services = servicesOf(page);
    await expect(services.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);

    await searchOf(page).fill('thumbnial');
    await expect(services.getByRole('article').first()).toContainText(/thumbnail/i);
    await expect(page).toHaveURL(/q=thumbnial/);
    await services.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\/\d+$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/subscribers=any&q=thumbnial|q=thumbnial&subscribers=any/);
    await expect(searchOf(page)).toHaveValue('thumbnial');
    await expect(services.getByRole('article').first()).toContainText(/thumbnail/i);
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

  test('[MKT-01] each of the four anchors of old links shows its bundle', async ({ page, signIn }) => {
    await signIn('ambassador');
    const bundles = {
      'basic-package': 'Basic package',
      'earn-more-money': 'Earn more money',
      'grow-faster-on-youtube': 'Grow faster on YouTube',
      'kids-and-teens': 'Kids and teens',
    };
    for (const [anchor, name] of Object.entries(bundles)) {
      await page.goto(`/services#${anchor}`);
      await page.reload();
      await expect(page.getByRole('button', { name: `Remove: Bundle: ${name}` })).toBeVisible();
    }
  });

  test('[NAV-27] former addresses lead to the present ones, and two earlier layouts open', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/ecosystem');
    await expect(page).toHaveURL(/\/services$/);
    await page.goto('/ecosystem/1');
    await expect(page).toHaveURL(/\/services\/1$/);
    for (const layout of ['/services-old', '/services-old-2']) {
      await page.goto(layout);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    }
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

  test('[MKT-04] [MK-08] a request that is pressed twice is sent once, and the page leads to its chat', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/services/16');
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await facts.getByRole('button', { name: 'Request', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send request' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(facts.getByText('Requested', { exact: true })).toBeVisible();
    const sent = (await sandbox.log()).filter(({ path }) => path.endsWith('/productProvision/16'));
    expect(sent).toHaveLength(1);
    await facts.getByRole('button', { name: 'Open the chat' }).click();
    await expect(page).toHaveURL(/\/messenger\?chat=\d+/);
    await expect(page.getByRole('feed', { name: 'Messages of this chat' })).toContainText('Thumbnail studio');
  });

  test('[MKT-04] [NAV-31] a channel that has not joined joins first: its country is asked for, then the request is sent', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('partner');
    await page.goto('/services/16');
    await page
      .getByRole('complementary', { name: 'At a glance' })
      .getByRole('button', { name: 'Request', exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Tiny Workshop/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByRole('combobox', { name: /Country/ }).click();
    await dialog.getByRole('combobox', { name: /Country/ }).fill('Spain');
    await takeOption(page.getByRole('option', { name: 'Spain', exact: true }));
    const region = dialog.getByRole('combobox', { name: /Region/ });
    if (await region.isVisible()) await region.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Request for Thumbnail studio sent').first()).toBeVisible();
    const writes = (await sandbox.log()).filter(
      ({ method, path }) => method === 'POST' && /\/(country|join|16)$/.test(path),
    );
    expect(writes.map(({ path }) => path.split('/').at(-1))).toEqual(['country', 'join', '16']);
  });

  test('[MK-11] what is only announced is told once the catalogue has it open', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/services?access=coming&subscribers=any');
    const card = servicesOf(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Tell me when it opens' }) })
      .first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: 'Tell me when it opens' }).click();
    await expect(card.getByRole('button', { name: 'Tell me when it opens', pressed: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Tell me when it opens', pressed: true })).toHaveCount(1);

    await page.route('**/api/ecosystem/product{Bundles,Categories}', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll('"access":"coming"', '"access":"anyone"');
      await route.fulfill({ response: answer, body: text.replaceAll('"coming_soon"', '"request"') });
    });
    await page.goto('/services');
    const notice = page.getByText(`${name} is open now`);
    await expect(notice.first()).toBeVisible();
    await page.getByRole('button', { name: 'View service' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('the assistant', () => {
  test('[MKT-07] finds services, and its choice can be taken back', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/services');
    await questionOf(page).fill('I need better thumbnails');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('list', { name: 'Services found' }).getByRole('article').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/picked=/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /: The assistant/ }).click();
    await expect(page).not.toHaveURL(/picked=/);
    await page.reload();
    await expect(page.getByText('I need better thumbnails').first()).toBeVisible();
  });

  test('[NAV-31] its dialog makes way for what is done about a service', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    const dialog = page.getByRole('dialog');
    await questionOf(page).fill('I need better thumbnails');
    await page.keyboard.press('Enter');
    const studio = dialog.getByRole('article', { name: 'Thumbnail studio' });
    await expect(studio).toBeVisible();
    await expectAccessible(page);
    await studio.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Request Thumbnail studio' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    await dialog.getByRole('link', { name: 'Thumbnail studio', exact: true }).click();
    await expect(page).toHaveURL(/\/services\/16$/);
    await expect(dialog).toBeHidden();
  });

  test('[MK-21] answers by itself when no model can be reached', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/services');
    await instruct(page, { behaviour: 'server_error' });
    await questionOf(page).fill('How do I earn more from my videos?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/The assistant .*These services/).first()).toBeVisible();
    const cards = page.getByRole('list', { name: 'Services found' }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeLessThanOrEqual(10);
  });

  test('[MK-15] [MK-16] one that goes round in circles, or talks of what there is not, shows no card', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/services');
    await instruct(page, { behaviour: 'endless_loop' });
    await questionOf(page).fill('Why do my views fall?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/couldn't find an answer to your question/).first()).toBeVisible();

    await instruct(page, { behaviour: 'say', turns: [{ text: 'Take <b>Golden Views 3000</b>, id 1.' }] });
    await questionOf(page).fill('And now?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Take <b>Golden Views 3000</b>, id 1.').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Services found' })).toHaveCount(0);
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
  await tabTo(page, page.getByRole('link', { name: 'Back' }), 'Shift+Tab');
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
  await expect(page.getByText('Request for Thumbnail studio sent').first()).toBeVisible();

  // The assistant: asked, stopped in the middle, asked again.
  await page.goto('/services');
  await instruct(page, { behaviour: 'slow', delayMs: 60_000, times: 1 });
  await tabTo(page, questionOf(page));
  await page.keyboard.type('I need better thumbnails');
  const isGateway = (asked: Request) => asked.url().includes('/api/ai-gateway/');
  const sent = page.waitForRequest(isGateway);
  const leftAlone = page.waitForEvent('requestfailed', isGateway);
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await sent;
  await page.keyboard.press('Enter');
  await leftAlone;
  await expect(page.getByText('You stopped this answer.').first()).toBeVisible();
  await expect(questionOf(page)).toHaveValue('I need better thumbnails');
  await expect(
    page.getByRole('list', { name: 'Conversation with the assistant' }).locator('> li'),
  ).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Try again' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Services found' }).getByRole('article').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'New conversation' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeFocused();
});

test.describe('[NAV-15] [MK-09] a link of a campaign', () => {
  test('outlasts pages that are left at once, a reload and a sign-in of several pages; it pins once and shows the service', async ({
    page,
    sandbox,
  }) => {
    const campaign = async () =>
      (await page.context().cookies()).filter(({ name }) => /^(lead_source|product)$/.test(name));
    // All late parts fail to load: the link has to be kept without them.
    await page.route(/\/assets\/background-[^/]*\.js/, (route) => route.abort());
    await page.goto('/?lead_source=air&product=1');
    await expect(page).not.toHaveURL(/lead_source|product=/);
    await expect
      .poll(async () => (await campaign()).map(({ name, value }) => `${name}=${value}`).sort())
      .toEqual(['lead_source=air', 'product=1']);
    const inADay = Date.now() / 1000 + 86_400;
    for (const { expires } of await campaign()) expect(Math.abs(expires - inADay)).toBeLessThan(3600);
    await page.goto('/login');
    await page.reload();
    await page.unroute(/\/assets\/background-[^/]*\.js/);

    await signInThroughProvider(page, 'ambassador');
    await expect(page).toHaveURL(/\/services\/1$/);
    await expect.poll(campaign).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pins = (await sandbox.log()).filter(({ path }) => path.endsWith('/products/1/pin'));
    expect(pins).toHaveLength(1);
  });

  test('is followed at once by who is signed in, and leads to the main screen when it is somebody else’s', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('ambassador');
    await page.goto('/news?lead_source=air&product=7');
    await expect(page).toHaveURL(/\/services\/7$/);
    await page.goto('/news?lead_source=somebody&product=8');
    await expect(page).toHaveURL(/\/home$/);
    const pinned = (await sandbox.log()).filter(({ path }) => path.endsWith('/pin')).map(({ path }) => path);
    expect(pinned).toEqual([expect.stringMatching(/\/products\/7\/pin$/)]);
  });
});
