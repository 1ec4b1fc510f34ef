import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const problems = [
  { control: 'email', message: 'Write your e-mail address' },
  { control: 'city', message: 'Shorten the city' },
  { message: 'Try again in a minute' },
];

describeConformance('ErrorSummary', (props) => (
  <ErrorSummary {...props} title="Two fields need a look" problems={problems} />
));

test('[ERR-07] it takes the focus when it comes, and each line leads to its control, by name or by id', async () => {
  const form = (isWrong: boolean) => (
    <form>
      <ErrorSummary title="Two fields need a look" problems={isWrong ? problems : []} />
      <Field label="E-mail">
        <TextInput name="email" />
      </Field>
      <TextInput id="city" aria-label="City" />
    </form>
  );
  const { rerender } = render(form(false));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(true));
  expect(document.activeElement?.textContent).toBe('Two fields need a look');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
  await userEvent.click(screen.getByRole('link', { name: 'Shorten the city' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  expect(location.hash).toBe('');
  expect(screen.getByText('Try again in a minute').closest('a')).toBeNull();
});
