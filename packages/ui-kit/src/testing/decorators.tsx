import type { Decorator } from '@storybook/react-vite';

/** Shows a story as wide as a phone. */
export const onPhone: Decorator = (Story) => (
  <div style={{ width: '20rem', maxWidth: '100%' }}>
    <Story />
  </div>
);

/** The settings of a story that is read from right to left. */
export const rightToLeft = { direction: 'rtl' };
