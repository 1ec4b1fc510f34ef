import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Tabs, type Tab } from './Tabs.tsx';

const tabs: readonly Tab[] = [
  { id: 'facts', label: 'Facts', content: 'Connected in May' },
  { id: 'contract', label: 'Contract', content: '70 %' },
  { id: 'issues', label: 'Issues', content: 'None' },
];

describeConformance('Tabs', (props) => (
  <Tabs {...props} label="Channel" tabs={tabs} value="facts" onValueChange={() => undefined} />
));

function Switched({ all = tabs }: { all?: readonly Tab[] }) {
  const [value, setValue] = useState('facts');
  return <Tabs label="Channel" tabs={all} value={value} onValueChange={setValue} />;
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('<Tabs />', () => {
  test.each([
    ['{ArrowRight}', 'Contract'],
    ['{ArrowRight}{ArrowRight}', 'Issues'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Facts'],
    ['{ArrowLeft}', 'Issues'],
    ['{End}', 'Issues'],
    ['{End}{Home}', 'Facts'],
  ])('%s shows "%s" at once, and the focus is there', async (keys, expected) => {
    const user = userEvent.setup();
    render(<Switched />);
    await user.tab();
    await user.keyboard(keys);
    expect(chosen()).toBe(expected);
    expect(document.activeElement?.textContent).toBe(expected);
  });

  test('Tab leads from the tabs into their panel, named after the tab that shows it', async () => {
    const user = userEvent.setup();
    render(<Switched />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Facts' }));
  });

  test('one that cannot be opened is not', async () => {
    const user = userEvent.setup();
    render(<Switched all={tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'contract' }))} />);
    await user.click(screen.getByRole('tab', { name: 'Contract' }));
    expect(chosen()).toBe('Facts');
  });
});
