import { expect } from '@my-air/e2e';
import { type Scenario } from './Scenario.ts';

/** A creator whose channel was not accepted reads why, and writes to our team. */
export const rejectedChannel: Scenario = {
  title: '[ACC-01] [CH-04] [MSG-08] a rejected channel: why, from when on again, and a way to a person',
  async run({ page, hand, signIn }) {
    await signIn('rejected');
    await page.goto('/accounts/youtube');
    const card = page.getByRole('article', { name: 'Wilk Reuploads' });
    await expect(card).toContainText('The channel has one active copyright strike.');
    await expect(card.getByRole('button', { name: 'Apply again' })).toBeDisabled();
    await expect(card).toContainText(/You can apply again on .+ \(\d+ days\)/);
    await hand.press(card.getByRole('link', { name: 'Why channels are not accepted' }));
    await expect(page).toHaveURL(/\/help-center\/article\/199$/);
    await page.goBack();
    await hand.press(card.getByRole('button', { name: 'Write to support' }));
    const question = page.getByRole('dialog', { name: 'Ask support' });
    await expect(question.getByRole('textbox', { name: 'Summary' })).toHaveValue('Wilk Reuploads');
    const topic = question.getByRole('combobox', { name: 'Topic' });
    await topic.focus();
    await topic.selectOption({ label: 'My channel' });
    await hand.write(
      question.getByRole('textbox', { name: 'Your question' }),
      'The strike was lifted on Monday. What else is needed?',
    );
    await hand.press(question.getByRole('button', { name: 'Send request' }));
    await expect(question).toBeHidden();
    await expect(page.getByRole('feed', { name: 'Messages of this chat' })).toContainText(
      'The strike was lifted on Monday',
    );
  },
};
