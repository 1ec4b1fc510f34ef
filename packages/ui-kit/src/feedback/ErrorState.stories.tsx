import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Kit/Feedback/ErrorState',
  id: 'kit-errorstate',
  component: ErrorState,
  args: {
    title: 'The channels could not be loaded',
    text: 'Our server did not answer. We have noted it; trying again usually helps.',
    action: <Button>Try again</Button>,
    errorId: '7f3a-91c2',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bare: Story = { args: { text: undefined, action: undefined, errorId: undefined } };

export const LongText: Story = {
  args: {
    text: 'Сервер не відповів. Ми вже знаємо про це: здебільшого допомагає спробувати ще раз за хвилину.',
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
