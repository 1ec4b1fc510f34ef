import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Kit/Content/Heading',
  id: 'kit-heading',
  component: Heading,
  args: { level: 2, children: 'To do' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Ваші канали та їхній наступний крок
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'Налаштування автоматичної локалізації метаданих «Невиокремлюваненевиокремлюване»' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
