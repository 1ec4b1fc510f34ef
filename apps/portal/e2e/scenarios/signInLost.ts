import { emailOf, expect, password } from '@my-air/e2e';
import { type Scenario } from './Scenario.ts';

const text = 'Two lines,\nwith a thought 💡 that must not get lost';

/** The session ends while a message is written; after signing in again it is still there. */
export const signInLost: Scenario = {
  title: '[ERR-02] [NAV-17] [MS-04] a sign-in that is lost in the middle of writing loses no word',
  async run({ page, hand, isPhone, sandbox, signIn }) {
    await signIn('ambassador');
    await page.goto('/messenger');
    await hand.press(page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
    const composer = page.getByRole('textbox', { name: 'Message', exact: true });
    await expect(composer).toBeVisible();
    const [first = '', second = ''] = text.split('\n');
    await hand.write(composer, first);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(second);
    await page.request.delete(`${sandbox.url}/sandbox/api/session`);
    await page.keyboard.press(isPhone ? 'Control+Enter' : 'Enter');

    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('main')).toContainText(/signed out|session (?:has )?ended/i);
    await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('ambassador'));
    await hand.write(page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/messenger\?chat=/);
    const mine = page
      .getByRole('feed', { name: 'Messages of this chat' })
      .getByRole('article', { name: /that must not get lost/ });
    await expect(mine).toHaveCount(1);
    const sends = async () =>
      (await sandbox.log()).filter(
        ({ method, path, status }) => method === 'POST' && path.endsWith('/messages') && status === 200,
      ).length;
    await expect.poll(sends).toBe(1);
  },
};
