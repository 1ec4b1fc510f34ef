// The catalogue of the built portal, on a phone four times slower: the time from each letter of a search and each filter
// to the next paint.
import { benchPortal } from './benchPortal.mjs';
import { phone, reportPresses, watchPresses } from './pressTimes.mjs';

await benchPortal(async ({ report, sandbox, openPage }) => {
  const page = await openPage('ambassador', phone);
  await watchPresses(page);
  await page.goto(`${sandbox.url}/services?subscribers=any`);
  await page.locator('[aria-labelledby="services-found"]').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await pressLetters(page);
  await reportPresses(report, page, 'a letter in the search', 250);
  await pressFilters(page);
  await reportPresses(report, page, 'a filter', 700);
});

async function pressLetters(page) {
  await page.getByRole('searchbox', { name: 'Search the services' }).click();
  for (const word of ['thumbnial', 'subtitles', 'music']) {
    for (const letter of word) await page.keyboard.press(letter);
    await page.waitForURL((url) => url.searchParams.get('q') === word);
    for (const letter of word) await page.keyboard.press(letter && 'Backspace');
  }
}

async function pressFilters(page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const boxes = page.getByRole('checkbox');
  for (let turn = 0; turn < 2; turn += 1) {
    for (let place = 0; place < 8; place += 1) await boxes.nth(place).click();
  }
}
