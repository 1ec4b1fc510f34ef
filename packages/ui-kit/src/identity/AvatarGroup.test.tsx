import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Olena Koval', 'Ann Lee', 'Іван Франко', 'Léa Roy', 'Max Mo'].map((name) => ({
  id: name,
  name,
}));

describeConformance('AvatarGroup', (props) => (
  <AvatarGroup {...props} label="Olena and four more" people={people} />
));

test.each([
  [0, 0, ''],
  [1, 1, ''],
  [4, 4, ''],
  [5, 3, '+2'],
])('of %i people it shows %i, and "%s"', (count, pictures, more) => {
  render(<AvatarGroup label="People" people={people.slice(0, count)} />);
  const group = screen.getByRole('img', { name: 'People' });
  expect(group.querySelectorAll('[data-shape="circle"]')).toHaveLength(pictures);
  expect(group.textContent?.replace(/[^+\d]/g, '')).toBe(more);
});
