import { expect, expectAccessible, sidewaysScroll } from '@my-air/e2e';
import { goTo, title, type Scenario } from './Scenario.ts';

/** A partner of the second brand works at night. */
export const scalelabInTheDark: Scenario = {
  title: '[SH-24] Scalelab in the dark: its brand and its scheme on every screen of the way',
  async run(way) {
    const { page, hand, signIn } = way;
    await signIn('scalelab');
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'scalelab');
    await hand.press(page.getByRole('button', { name: /^Account of / }));
    await hand.take(page.getByRole('menuitemradio', { name: 'Dark' }));
    await page.keyboard.press('Escape');
    for (const place of ['Channels', 'Messages', 'Home']) {
      await goTo(way, new RegExp(`^${place}`));
      if (place !== 'Home') await expect(title(page, place)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'scalelab');
      await expect(page).toHaveTitle(/ScaleLab/i);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await expectAccessible(page);
  },
};
