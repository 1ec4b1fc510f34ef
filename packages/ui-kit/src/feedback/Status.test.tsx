import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Status } from './Status.tsx';

test('every tone has a picture beside its word', () => {
  for (const tone of ['neutral', 'info', 'positive', 'warning', 'critical'] as const) {
    const { container, unmount } = render(<Status tone={tone}>{tone}</Status>);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.textContent).toBe(tone);
    unmount();
  }
});
