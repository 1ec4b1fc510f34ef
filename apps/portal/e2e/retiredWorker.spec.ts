import { expect, test } from '@my-air/e2e';

test('a browser that has the service worker of an earlier build is freed of it and of its caches', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await caches.open('my-air-build:1');
    await caches.open('my-air-seen:2');
    await navigator.serviceWorker.register('/sw.js');
  });
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
});
