import { expect } from '@my-air/e2e';
import { title, type Scenario } from './Scenario.ts';

/** A creator describes what they need, and requests a service that the assistant finds. */
export const requestThroughAssistant: Scenario = {
  title: '[MKT-07] [MKT-04] a service is requested through the assistant, and its chat opens',
  async run({ page, hand, signIn }) {
    await signIn('ambassador');
    await page.goto('/services');
    await hand.press(page.getByRole('button', { name: 'Ask the assistant which service fits' }));
    await hand.write(
      page.getByRole('textbox', { name: 'Your question to the assistant' }),
      'I need better thumbnails',
    );
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'Services found' });
    const studio = found.getByRole('article', { name: 'Thumbnail studio' });
    await expect(studio).toContainText(/Because you want help with your videos: /);
    await expect(studio).toContainText(/We answer in a chat by /);
    await hand.press(studio.getByRole('button', { name: 'Request', exact: true }));
    const request = page.getByRole('dialog', { name: 'Request Thumbnail studio' });
    await hand.press(request.getByRole('button', { name: /^(?:Send request|Request)/ }));
    await expect(request).toBeHidden();
    await hand.press(page.getByRole('button', { name: 'Continue with the assistant' }));
    await hand.press(found.getByRole('link', { name: 'Thumbnail studio', exact: true }));
    await expect(title(page, 'Thumbnail studio')).toBeVisible();
    const glance = page.getByRole('complementary', { name: 'At a glance' });
    await expect(glance).toContainText(/We answer in a chat by /);
    await hand.press(glance.getByRole('button', { name: 'Open the chat' }));
    await expect(page.getByRole('feed', { name: 'Messages of this chat' })).toContainText('Thumbnail studio');
  },
};
