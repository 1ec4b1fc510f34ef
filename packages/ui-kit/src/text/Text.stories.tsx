import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Kit/Content/Text',
  id: 'kit-text',
  component: Text,
  args: { children: 'The money of October is being counted; it arrives on the 20th.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['neutral', 'muted', 'accent', 'info', 'positive', 'warning', 'critical'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {([12, 14, 16, 20, 24, 32, 44] as const).map((size) => (
        <Text key={size} size={size} isNumeric>
          $12,480.50 · ґ є і ї
        </Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { children: 'Невиокремлюване'.repeat(20) } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
