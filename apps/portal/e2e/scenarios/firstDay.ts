import { emailOf, expect, leaveWelcome, password } from '@my-air/e2e';
import { arriveAt, goTo, title, type Scenario } from './Scenario.ts';

/** A creator signs in for the first time and connects a channel, which asks to join. */
export const firstDay: Scenario = {
  title: '[AUTH-01] [ACC-02] [ACC-04] the first day: sign in, connect a channel, ask to join',
  async run(way) {
    const { page, hand, sandbox } = way;
    await page.goto('/login');
    await hand.press(page.getByRole('main').getByRole('button', { name: 'Continue with My AIR ID' }));
    await arriveAt(page, ({ origin }) => origin !== sandbox.url);
    await hand.write(page.getByLabel(/e-?mail/i), emailOf('new'));
    await hand.write(page.getByLabel(/password/i).first(), password);
    await hand.press(page.getByRole('button', { name: /sign in|log in|continue/i }));
    await expect(page).toHaveURL(`${sandbox.url}/home`);
    await leaveWelcome(page);

    await goTo(way, /^Channels/);
    await expect(title(page, 'Channels')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Add a channel' }).first());
    await hand.write(page.getByLabel(/Link or username/), 'https://www.youtube.com/@kite.films?si=abc');
    await hand.press(page.getByRole('button', { name: 'Continue with YouTube' }));
    await hand.press(page.getByRole('button', { name: 'Go to YouTube' }));
    await arriveAt(page, ({ origin }) => origin === sandbox.worldUrl);
    await hand.check(page.getByRole('radio', { name: /nobody has added it yet/i }));
    await hand.press(page.getByRole('button', { name: 'Allow' }));

    await arriveAt(page, ({ href }) => href.startsWith(`${sandbox.url}/accounts/youtube`));
    // A connected channel applies by itself; only the country is not known yet, and that of the time zone may be wrong.
    const residence = page.getByRole('dialog', { name: 'Where do you live?' });
    await hand.press(residence.getByRole('combobox', { name: 'Country' }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Ukr');
    await hand.take(page.getByRole('option', { name: 'Ukraine' }));
    const region = residence.getByRole('combobox', { name: 'Region' });
    await region.focus();
    await region.selectOption({ label: 'Kyiv' });
    await hand.press(residence.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('main').getByText('Application received')).toBeVisible();
  },
};
