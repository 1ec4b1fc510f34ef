import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TickBox } from '../table/TickBox.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

/** The rules for fingers, as the page has them. */
function coarseRules(): string {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  return [...sheets.matchAll(/@media \(pointer: ?coarse\) ?\{((?:[^{}]*\{[^{}]*\})*)/g)]
    .map(([, rules]) => rules)
    .join('\n');
}

const ticked = {
  Checkbox: <Checkbox label="Tick" />,
  Switch: <Switch label="Tick" />,
  RadioGroup: (
    <RadioGroup
      label="Group"
      value="a"
      onValueChange={() => undefined}
      options={[{ value: 'a', label: 'Tick' }]}
    />
  ),
  TickBox: <TickBox label="Tick" isChecked onCheck={() => undefined} />,
};

test.each(Object.entries(ticked))('%s is at least 24 pixels large for a finger', (_name, element) => {
  render(element);
  const control = screen.getByLabelText('Tick', { selector: 'input' });
  const names = [control, control.parentElement].flatMap((one) => [...(one?.classList ?? [])]);
  const own = coarseRules()
    .split('}')
    .filter((rule) => names.some((one) => rule.includes(`.${one}`)));
  expect(own.join('}')).toMatch(/width: ?(?:1\.5|2\.5)rem; ?height: ?1\.5rem/);
});
