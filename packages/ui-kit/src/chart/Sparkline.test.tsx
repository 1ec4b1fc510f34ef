import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Sparkline } from './Sparkline.tsx';

describeConformance('Sparkline', (props) => <Sparkline {...props} values={[1, 3, 2]} />);

test.each([
  { values: [], points: '' },
  { values: [0, 10], points: '2.0,26.0 94.0,2.0' },
  { values: [7, 7], points: '2.0,26.0 94.0,26.0' },
])('the course of $values is drawn within its size', ({ values, points }) => {
  const { container } = render(<Sparkline values={values} />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe(points);
});
