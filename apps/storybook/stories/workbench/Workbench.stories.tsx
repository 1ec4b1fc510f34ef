import { atomStore } from '@my-air/feature-kit/state';
import { Button } from '@my-air/ui-kit';
import { brandFile, cssColor, tokensIn, type TokenColor, type TokenGroup } from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { changeToken } from './changeToken.ts';
import { readColor } from './colorText.ts';
import { draftAtom, draftBrand, firstDraft } from './draft.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Workbench/Theme workbench',
  component: Workbench,
  tags: ['!autodocs'],
} satisfies Meta<typeof Workbench>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The workbench, with the brand that this tab was left with. */
export const ThemeWorkbench: Story = {};

const mended = 'oklch(53% 0.12 160)';

/** A third brand from the first change to its files and back. */
export const ThirdBrand: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    atomStore.set(draftAtom(), firstDraft);
    return () => void atomStore.set(draftAtom(), firstDraft);
  },
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const write = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
    const stage = within(canvas.getByRole('region', { name: /, light$/ }));
    const ground = (name: string) => getComputedStyle(stage.getByRole('button', { name })).backgroundColor;
    const green = computed(mended);

    await expect(canvas.getByText(/^All \d+ pairs pass\.$/)).toBeVisible();
    await write('Name', 'scalelab');
    await expect(field('Name')).toHaveAccessibleDescription(/A brand already has this name\./);
    await write('Name', 'meadow');

    // One hue turns the whole ramp, and what refers to it.
    const group = canvas.getByRole('combobox', { name: 'Group' });
    await expect(group).toHaveDisplayValue('Ramp: accent');
    const hue = field('Hue of accent');
    await fireEvent.change(hue, { target: { value: '160' } });
    await fireEvent.blur(hue);
    const hues = tokensIn(atomStore.get(draftAtom()).file['ramp'] as TokenGroup)
      .filter(({ path }) => path[0] === 'accent')
      .map(({ value }) => Math.round((value as TokenColor).components[2]));
    await expect(new Set(hues)).toEqual(new Set([160]));

    // Its green is too light for white words, which is told in words, and mended.
    await expect(await canvas.findByText(/^2 of \d+ pairs fail\.$/)).toBeVisible();
    const low = within(canvas.getByRole('table', { name: 'Pairs that fail' }));
    for (const scheme of ['light', 'dark']) {
      const row = low.getByRole('row', { name: new RegExp(`on-accent on accent .*${scheme} .*Fails`) });
      await expect(row).toBeVisible();
    }
    await write('ramp.accent.600', mended);
    await expect(await canvas.findByText(/^All \d+ pairs pass\.$/)).toBeVisible();
    await expect(canvas.queryByText('Fails')).toBeNull();
    await waitFor(() => expect(ground('Withdraw')).toBe(green));

    // A wrong value is told beside its field, and the brand keeps the last right one.
    await userEvent.selectOptions(group, 'Colours, light');
    await write('light.color.accent', 'green-ish');
    await expect(field('light.color.accent')).toHaveAccessibleDescription(/Write a colour such as #1a73e8/);
    await expect(ground('Withdraw')).toBe(green);

    // Its file gives the same brand again, after another one.
    const made = atomStore.get(draftAtom());
    const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^meadow\./ });
    await expect(links.map(({ download }) => download)).toEqual([
      'meadow.tokens.json',
      'meadow.css',
      'meadow.light.figma.json',
      'meadow.dark.figma.json',
    ]);
    const text = await (await fetch(links[0]!.href)).text();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start again from' }), 'scalelab');
    await expect(atomStore.get(draftAtom()).file).toEqual(brandFile('scalelab'));
    const file = new File([text], 'meadow.tokens.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Import design tokens'), file);
    await waitFor(() => expect(atomStore.get(draftAtom())).toEqual(made));
    await waitFor(() => expect(ground('Withdraw')).toBe(green));
  },
};

/** The brand of the workbench on a story of another page, while it changes. */
export const OnEveryStory: Story = {
  tags: ['!dev'],
  globals: { brand: draftBrand, scheme: 'light' },
  beforeEach: () => {
    atomStore.set(draftAtom(), { name: 'meadow', file: withAccent('#0b6b43') });
    return () => void atomStore.set(draftAtom(), firstDraft);
  },
  render: () => <Button variant="primary">Withdraw</Button>,
  play: async ({ canvas }) => {
    const ground = () => getComputedStyle(canvas.getByRole('button', { name: 'Withdraw' })).backgroundColor;
    const [green, purple] = ['#0b6b43', '#7a1f5c'].map((color) => computed(inOklch(color)));
    await waitFor(() => expect(ground()).toBe(green));
    atomStore.set(draftAtom(), { name: 'meadow', file: withAccent('#7a1f5c') });
    await waitFor(() => expect(ground()).toBe(purple));
  },
};

function withAccent(color: string): TokenGroup {
  return changeToken(brandFile('default'), ['light', 'color', 'accent'], readColor(color));
}

function inOklch(color: string): string {
  return cssColor(readColor(color)!);
}

/** A colour as the browser writes the background of an element. Not within `waitFor`, which begins again at each change of the page. */
function computed(color: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = color;
  document.body.append(probe);
  const written = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return written;
}
