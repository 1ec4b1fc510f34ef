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

test('every component of the kit has a page about its usage and one with its properties', () => {
  const entries = readIndex().filter(({ title }) => /^Kit\/\w+$/.test(title));
  const components = [...new Set(entries.map(({ title }) => title))];
  const pages = entries.filter(({ type }) => type === 'docs').map(({ title, name }) => `${title}: ${name}`);
  const wanted = components.flatMap((title) => [`${title}: Usage`, `${title}: Docs`]);
  expect(components.length).toBeGreaterThan(80);
  expect(wanted.filter((page) => !pages.includes(page))).toEqual([]);
});
