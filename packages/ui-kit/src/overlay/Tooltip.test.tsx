import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Tooltip } from './Tooltip.tsx';

const anchor = <button type="button">an hour ago</button>;

describeConformance('Tooltip', (props) => (
  <Tooltip {...props} content="21 November 2026, 10:42" isOpenAtFirst>
    {anchor}
  </Tooltip>
));

test('it comes with the focus, and leaves with Escape', async () => {
  const user = userEvent.setup();
  render(<Tooltip content="21 November 2026, 10:42">{anchor}</Tooltip>);
  expect(screen.queryByText('21 November 2026, 10:42')).toBeNull();
  await user.tab();
  expect(await screen.findByText('21 November 2026, 10:42')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('21 November 2026, 10:42')).toBeNull());
});
