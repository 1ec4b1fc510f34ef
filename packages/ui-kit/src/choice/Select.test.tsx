import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Field } from '../field/Field.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Select } from './Select.tsx';

describeConformance('Select', (props) => (
  <Select {...props} aria-label="Language" options={options} value="en" onValueChange={() => undefined} />
));

const options = [
  { value: 'en', label: 'English' },
  { value: 'uk', label: 'Ukrainian' },
];

test('it shows the name of what is chosen and takes its own name from the field', () => {
  render(
    <Field label="Language" error="Choose one">
      <Select options={options} value="uk" onValueChange={() => undefined} />
    </Field>,
  );
  const trigger = screen.getByRole('combobox', { name: 'Language' });
  expect(trigger.textContent).toContain('Ukrainian');
  expect(trigger.getAttribute('aria-invalid')).toBe('true');
});

test('it writes no style element, which a strict page would refuse', () => {
  render(<Select aria-label="Language" options={options} value="uk" onValueChange={() => undefined} />);
  expect(document.querySelector('style[data-href*="base-ui"], style[href*="base-ui"]')).toBeNull();
});
