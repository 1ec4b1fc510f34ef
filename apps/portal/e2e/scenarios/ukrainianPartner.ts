import { expect, sidewaysScroll } from '@my-air/e2e';
import { goTo, title, type Scenario, type Way } from './Scenario.ts';

/** A partner who reads Ukrainian goes through the main screens. */
export const ukrainianPartner: Scenario = {
  title: '[LANG-01] [NAV-20] a partner in Ukrainian: language, home, channels, services, messages',
  async run(way) {
    const { page, hand, signIn } = way;
    await signIn('ambassador');
    await page.goto('/home');
    await hand.press(page.getByRole('button', { name: /^Account of / }));
    await hand.take(page.getByRole('menuitemradio', { name: 'Українська' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await page.keyboard.press('Escape');
    for (const [place, heading] of [
      [/^Канали/, 'Канали'],
      [/^Повідомлення/, 'Повідомлення'],
      [/^Головна/, /./],
      [/^Послуги/, 'Послуги'],
    ] as const) {
      await goTo(way, place);
      await expect(title(page, heading)).toBeVisible();
      await inUkrainian(way);
    }
  },
};

async function inUkrainian({ page }: Way) {
  await expect(page.getByText(/^(?:Loading|Try again|Show more|Page not found)/)).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
}
