import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Icon, iconNames } from './Icon.tsx';

test('every name of the navigation has a picture of its own', () => {
  const outlines = iconNames.map((name) => render(<Icon name={name} />).container.innerHTML);
  expect(new Set(outlines).size).toBe(iconNames.length);
});
