import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Sparkline } from './Sparkline.tsx';

describeConformance('Sparkline', (props) => <Sparkline {...props} values={[1, 3, 2]} />);

test.each([
  { values: [], path: undefined },
  { values: [0, 10], path: 'M2,26L94,2' },
  { values: [7, 7], path: 'M2,26L94,26' },
])('the course of $values is drawn within its size', ({ values, path }) => {
  const { container } = render(<Sparkline values={values} />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(path);
});
