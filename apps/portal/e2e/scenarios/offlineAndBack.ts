import type { Page, Route } from '@playwright/test';

import { expect } from '@my-air/e2e';
import { goTo, title, type Scenario } from './Scenario.ts';

/** The network goes while the user works: everything says so, and goes on by itself when it is back. */
export const offlineAndBack: Scenario = {
  title:
    '[G-46] [NAV-30] [MSG-09] offline and back: nothing is claimed that is not so, and all goes on by itself',
  async run(way) {
    const { page, hand, isPhone, signIn, expectedConsole } = way;
    // The code of the services comes when the network is back.
    expectedConsole.push(
      /^TypeError: Failed to fetch dynamically imported module: \S+\/assets\/marketplace-[\w-]+\.js$/,
    );
    await page.clock.install();
    await signIn('ambassador');
    await page.goto('/messenger');
    // A focus that rests on a link of the navigation would load its screen ahead, before the network goes.
    await hand.skipToContent();
    await hand.press(page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
    const composer = page.getByRole('textbox', { name: 'Message', exact: true });
    await expect(composer).toBeVisible();

    const network = await cutNetwork(page);
    await hand.write(composer, 'Written in a tunnel');
    await page.keyboard.press(isPhone ? 'Control+Enter' : 'Enter');
    await expect(page.getByRole('article', { name: 'Your message that is not sent yet' })).toContainText(
      'Written in a tunnel',
    );
    if (isPhone) await hand.press(page.getByRole('link', { name: 'Back to the chats' }));
    await goTo(way, /^Services/);
    await expect(title(page, 'No connection to the portal')).toBeVisible();
    await expect(page.getByText('The portal has been updated')).toHaveCount(0);

    await network.restore();
    await expect(title(page, 'Services')).toBeVisible();
    await page.goBack();
    await hand.press(page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
    await expect(
      page
        .getByRole('feed', { name: 'Messages of this chat' })
        .getByRole('article', { name: /^You.*Written in a tunnel/ }),
    ).toHaveCount(1);
  },
};

/** The longest time until a page that says that it is offline asks again, in milliseconds. */
const longestPause = 3_000;

/** Cuts the network of a page as in a tunnel: the browser does not know of it. This works in every engine. */
async function cutNetwork(page: Page) {
  let lostProbes = 0;
  const cut = (route: Route) => {
    if (route.request().url().includes('csrf-cookie')) lostProbes += 1;
    return route.abort('internetdisconnected');
  };
  await page.route('**/*', cut);
  return {
    async restore() {
      // Until then, the portal cannot distinguish a lost network from one call that failed.
      const countProbes = async () => {
        await page.clock.runFor(longestPause);
        return lostProbes;
      };
      await expect.poll(countProbes).toBeGreaterThan(0);
      await page.unroute('**/*', cut);
      await page.clock.runFor(longestPause);
    },
  };
}
