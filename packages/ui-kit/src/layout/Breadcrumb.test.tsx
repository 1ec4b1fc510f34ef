import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const places = [
  { id: 'help', label: 'Help', render: <a href="/help-center">Help</a> },
  { id: 'money', label: 'Money', render: <a href="/help-center/category/2">Money</a> },
  { id: 'article', label: 'When is it paid?' },
];

describeConformance('Breadcrumb', (props) => <Breadcrumb {...props} label="You are here" places={places} />);

test('each place leads to itself, but for the one in sight', () => {
  render(<Breadcrumb label="You are here" places={places} />);
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/help-center',
    '/help-center/category/2',
  ]);
  expect(way.getByText('When is it paid?').getAttribute('aria-current')).toBe('page');
});

test('a single place is where one is, even when it has a link', () => {
  render(<Breadcrumb label="You are here" places={places.slice(0, 1)} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Help').getAttribute('aria-current')).toBe('page');
});
