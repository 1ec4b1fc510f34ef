import { expect } from '@playwright/test';

import { openStory, readIndex, test } from './storybook.ts';

test('the built Storybook opens below a path of any server: nothing is missing, nothing complains', async ({
  page,
  storybook,
}) => {
  const troubles: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    if (
      !request.url().startsWith(storybook) &&
      !request.url().startsWith('data:') &&
      !request.url().startsWith('blob:')
    )
      troubles.push(`asks elsewhere: ${request.url()}`);
  });

  await page.goto(storybook);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'What the portal is drawn with' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Brand/ }).first()).toBeVisible();

  // A component's pages and the link between two of them, a screen, and the frame with the logo of the brand.
  await page.goto(`${storybook}?path=/docs/kit-button--docs`);
  await expect(frame.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await page.goto(`${storybook}?path=/docs/kit-button--usage`);
  await frame.getByRole('link', { name: 'Dialog' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  // A dialog covers its own frame, not the page around it.
  await expect(frame.frameLocator('iframe').getByRole('dialog')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Words' })).toBeVisible();
  await openStory(page, storybook, 'home-homescreen--loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openStory(page, storybook, 'shell-frame--channels');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('the type of both brands comes with it', async ({ page, storybook }) => {
  await openStory(page, storybook, 'visual-language-type--scale');
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, '')),
  );
  expect(faces).toContain('Onest Variable');
});

test('the search of the built Storybook finds patterns, terms, the workbench and usage pages', async ({
  page,
  storybook,
}) => {
  await page.goto(storybook);
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
  for (const [typed, found, title] of [
    ['Waiting', /^Waiting.*Patterns/s, 'Waiting'],
    ['Five Languages', /^Five Languages.*Nouns and verbs/s, 'Nouns and verbs'],
    ['Theme workbench', /^Theme Workbench.*Workbench/s, 'Theme workbench'],
    ['EmptyState Usage', /^Usage.*EmptyState/s, 'EmptyState'],
  ] as const) {
    await search.fill(typed);
    await page.getByRole('option', { name: found }).first().click();
    // A page about a pattern has the headings of its stories too.
    await expect(heading.first()).toHaveText(title);
  }
});

test('a brand that is made in the workbench is on the component and the screen that are opened next', async ({
  page,
  storybook,
}) => {
  const frame = page.frameLocator('#storybook-preview-iframe');
  await page.goto(`${storybook}?path=/story/workbench-theme-workbench--theme-workbench`);
  await frame.getByRole('textbox', { name: 'ramp.accent.600', exact: true }).fill('oklch(53% 0.12 160)');
  await frame.getByRole('button', { name: 'Show every story in this brand' }).click();
  await expect(page).toHaveURL(/globals=brand:workbench/);
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  await search.fill('Button Variants');
  await page
    .getByRole('option', { name: /^Variants.*Kit.*Button/s })
    .first()
    .click();
  const button = frame.getByRole('button', { name: 'Add channel' }).first();
  await expect(button).toHaveCSS('background-color', 'oklch(0.53 0.12 160)');
  await page.goto(`${storybook}?path=/story/home-homescreen--loaded&globals=brand:workbench`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.locator('html')).toHaveCSS('--color-accent', 'oklch(53% 0.12 160)');
});

test('a page about a pattern shows stories of the product', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/patterns--empty`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const story = frame.getByRole('figure', { name: 'A screen without channels' });
  await expect(story.getByRole('heading', { name: 'Channels', exact: true })).toBeVisible();
  await expect(frame.locator('iframe')).toHaveCount(0);
});

test('every component of the kit has its status as a tag of its stories and on its page', async ({
  page,
  storybook,
}) => {
  const statuses = ['stable', 'new', 'deprecated'];
  const entries = readIndex().filter(({ title }) => /^Kit\/\w+\/\w+$/.test(title));
  expect(entries.length).toBeGreaterThan(400);
  const wrong = entries.filter(({ tags }) => tags.filter((tag) => statuses.includes(tag)).length !== 1);
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await page.goto(`${storybook}?path=/docs/kit-table--usage`);
  await expect(frame.getByText('Stable', { exact: true })).toBeVisible();
  await expect(frame.getByText("import { Table } from '@my-air/ui-kit';")).toBeVisible();
  for (const [name, file] of [
    ['Source', 'src/table/Table.tsx'],
    ['Changelog', 'CHANGELOG.md'],
  ] as const)
    await expect(frame.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `https://github.com/my-air/portal/blob/main/packages/ui-kit/${file}`,
    );
  await frame.getByText(/^Changes \(\d+\)$/).click();
  await expect(
    frame
      .getByRole('listitem')
      .filter({ hasText: /^0\.2\.0: .*table/ })
      .first(),
  ).toBeVisible();
});

test('every component of the kit has a page about its usage and one with its properties', () => {
  const entries = readIndex().filter(({ title }) => /^Kit\/\w+\/\w+$/.test(title));
  const components = [...new Set(entries.map(({ title }) => title))];
  const pages = entries.filter(({ type }) => type === 'docs').map(({ title, name }) => `${title}: ${name}`);
  const wanted = components.flatMap((title) => [`${title}: Usage`, `${title}: Docs`]);
  expect(components.length).toBeGreaterThan(60);
  expect(wanted.filter((page) => !pages.includes(page))).toEqual([]);
});
