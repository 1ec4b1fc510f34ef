import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

import { AlertDialog, Banner, Button, Card, Menu, StatTile, Status, Tag, Text } from '../index.ts';

// SAFETY: JavaScript gives any text.
const wrong = 'success' as never;
const nothing = () => {};

test.each<[part: string, draw: () => ReactElement, tones: string]>([
  ['Banner', () => <Banner tone={wrong} />, 'neutral, info, positive, warning, critical'],
  ['Status', () => <Status tone={wrong} />, 'neutral, info, positive, warning, critical'],
  ['Text', () => <Text tone={wrong} />, 'neutral, muted, accent, info, positive, warning, critical'],
  ['Tag', () => <Tag tone={wrong} />, 'neutral, accent'],
  ['Card', () => <Card tone={wrong} />, 'neutral, sunken, accent'],
  [
    'StatTile',
    () => <StatTile label="" value="" trend={{ direction: 'up', text: '', tone: wrong }} />,
    'neutral, positive, critical',
  ],
  [
    'AlertDialog',
    () => (
      <AlertDialog
        title=""
        isOpen
        onClose={nothing}
        onConfirm={nothing}
        cancelLabel=""
        confirmLabel=""
        tone={wrong}
      />
    ),
    'accent, critical',
  ],
  [
    'Menu',
    () => <Menu isOpen trigger={<Button />} items={[{ id: 'out', label: '', tone: wrong }]} />,
    'neutral, critical',
  ],
])('a tone that %s does not have is refused in development, with those that it has', (part, draw, tones) => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
  expect(() => render(draw())).toThrow(`@my-air/ui-kit: ${part} has no tone "success". It has: ${tones}.`);
});

test('a page in production draws a tone that a part does not have as plain text', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(render(<Tag tone={wrong}>New</Tag>).container.textContent).toBe('New');
});
