import { Buffer } from 'node:buffer';

import { expect } from '@my-air/e2e';
import { type Scenario } from './Scenario.ts';

const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };

/** A message with a file is sent, corrected, found again and taken back. */
export const messageWithFile: Scenario = {
  title: '[MSG-04] [MS-06] [MS-12] a message with a file is sent, edited, found again and deleted',
  async run({ page, hand, isPhone, signIn }) {
    await signIn('ambassador');
    await page.goto('/messenger');
    await hand.press(page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
    const feed = page.getByRole('feed', { name: 'Messages of this chat' });
    await expect(feed).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await hand.press(page.getByRole('button', { name: 'Attach files' }));
    await (await choosing).setFiles(file);
    await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('plan.pdf');
    const composer = page.getByRole('textbox', { name: 'Message', exact: true });
    await hand.write(composer, 'The plan for Jannuary');
    await page.keyboard.press(isPhone ? 'Control+Enter' : 'Enter');
    const sent = feed.getByRole('article', { name: /^You.*The plan for Jan/ });
    await expect(sent).toContainText('plan.pdf');

    await openActions();
    await hand.take(page.getByRole('menuitem', { name: 'Edit' }));
    await expect(composer).toHaveText('The plan for Jannuary');
    await composer.press('ControlOrMeta+a');
    await page.keyboard.type('The plan for January 🎬');
    await page.keyboard.press(isPhone ? 'Control+Enter' : 'Enter');
    await expect(feed.getByRole('article', { name: /The plan for January 🎬/ })).toContainText('edited');

    await search('plan for january');
    await expect(page.getByRole('region', { name: 'Search in this chat' })).toContainText('1 of 1');
    await page.keyboard.press('Escape');

    await openActions();
    await hand.take(page.getByRole('menuitem', { name: 'Delete' }));
    await expect(sent).toBeHidden();

    async function openActions() {
      await sent.hover();
      await hand.press(sent.getByRole('button', { name: 'More actions' }));
    }
    async function search(text: string) {
      const button = page.getByRole('button', { name: 'Search in this chat' });
      if (await button.isVisible()) await hand.press(button);
      else {
        await hand.press(page.getByRole('button', { name: 'More about this chat' }));
        await hand.take(page.getByRole('menuitem', { name: 'Search in this chat' }));
      }
      await hand.write(page.getByRole('searchbox', { name: /Search in this chat/ }), text);
    }
  },
};
