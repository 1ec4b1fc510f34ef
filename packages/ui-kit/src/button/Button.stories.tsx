import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, userEvent } from 'storybook/test';

import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { contrast, type TokenColor } from '../tokens/color.ts';
import { brands, schemes } from '../tokens/themes.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Kit/Actions/Button',
  id: 'kit-button',
  component: Button,
  args: { children: 'Add channel', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Row key={size} wrap>
          <Button {...args} size={size} variant="primary" icon={<Plus />} />
          <Button {...args} size={size} />
          <Button {...args} size={size} variant="quiet" />
          <Button {...args} size={size} variant="critical">
            Remove
          </Button>
          <Button {...args} size={size} disabled />
        </Row>
      ))}
    </Stack>
  ),
};

const states = {
  rest: {},
  disabled: { disabled: true },
  busy: { isBusy: true },
};

/** Every variant in every state, in rest and under the pointer: in each brand and scheme its words can be read. */
export const States: Story = {
  parameters: { draws: 'busy' },
  render: ({ onClick }) => (
    <Stack>
      {Object.entries(states).flatMap(([state, props]) =>
        ['', 'hovered'].map((pointer) => (
          <Row key={state + pointer} wrap>
            {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
              <Button key={variant} variant={variant} onClick={onClick} {...props} data-pointer={pointer}>
                {[variant, state, pointer].join(' ')}
              </Button>
            ))}
          </Row>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The system chooses these colours.
    if (matchMedia('(forced-colors: active)').matches) return;
    const page = document.documentElement;
    const { brand, scheme } = page.dataset;
    // The pointer is over no element of a test: the same rules once more, in the same order, for those marked.
    const hovered = document.createElement('style');
    hovered.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText.replaceAll(':hover', '[data-pointer="hovered"]'))
      .join('\n');
    document.head.append(hovered);
    const colorOf = (text: string): TokenColor => {
      const [lightness = Number.NaN, chroma = Number.NaN, hue = 0] = (text.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return { colorSpace: 'oklch', components: [lightness, chroma, hue] };
    };
    const ratios = brands.flatMap((oneBrand) =>
      schemes.flatMap((oneScheme) => {
        Object.assign(page.dataset, { brand: oneBrand, scheme: oneScheme });
        const ground = getComputedStyle(document.body).backgroundColor;
        return canvas.getAllByRole('button').map((button) => {
          const { color, backgroundColor } = getComputedStyle(button);
          const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
          const ratio = contrast(colorOf(color), colorOf(isClear ? ground : backgroundColor));
          return { name: `${oneBrand}, ${oneScheme}: ${button.textContent}`, ratio };
        });
      }),
    );
    hovered.remove();
    Object.assign(page.dataset, { brand, scheme });
    await expect(ratios).toHaveLength(4 * 4 * 6);
    await expect(ratios.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  },
};

export const Busy: Story = {
  args: { isBusy: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  args: { render: <a href="/accounts">link</a>, icon: <ArrowRight />, variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add channel' })).toHaveAttribute('href', '/accounts');
  },
};

export const LongText: Story = {
  args: { children: 'Підтвердити адресу електронної пошти та продовжити', isWide: true, variant: 'primary' },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

/** The keys of a button, as the ARIA Authoring Practices define them. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = { args: { icon: <ArrowRight /> }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
