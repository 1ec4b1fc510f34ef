import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RouteTabs } from './RouteTabs.tsx';

const link = (href: string) => (
  <a href={href} data-router>
    Link
  </a>
);
const tabs = [
  { id: 'facts', label: 'Facts', render: link('/facts'), isCurrent: true },
  { id: 'issues', label: 'Issues', render: link('/issues') },
];

test('each tab is a link of the router that was given, and one is the current page', () => {
  render(<RouteTabs label="Channel" tabs={tabs} />);
  const links = within(screen.getByRole('navigation', { name: 'Channel' })).getAllByRole('link');
  expect(
    links.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['Facts', '/facts', 'page'],
    ['Issues', '/issues', null],
  ]);
  expect(links[0]?.hasAttribute('data-router')).toBe(true);
});
