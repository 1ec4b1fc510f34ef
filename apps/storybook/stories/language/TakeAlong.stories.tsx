import { Stack } from '@my-air/ui-kit';
import { brands, schemes, tokenCss, tokenJson, tokenSheet } from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Download } from './Download.tsx';
import { Chapter, Sheet } from './Sheet.tsx';

const meta = { title: 'Visual language/Take along', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const json = 'application/json';
const css = 'text/css';

/** The design tokens as files: for design tools, and for pages outside the portal. */
export const Tokens: Story = {
  render: () => (
    <Sheet
      title="Take the tokens along"
      lead="The same tokens that the portal is built from, as files. Download them again after a release: they change with the kit."
    >
      <Chapter title="For design tools (DTCG JSON)">
        <Stack gap={2} align="start">
          {brands.flatMap((brand) =>
            schemes.map((scheme) => (
              <Download
                key={`${brand}.${scheme}`}
                name={`my-air.${brand}.${scheme}.tokens.json`}
                type={json}
                text={JSON.stringify(tokenJson(brand, scheme), null, 2)}
              />
            )),
          )}
        </Stack>
      </Chapter>
      <Chapter title="For pages (CSS variables)">
        <Stack gap={2} align="start">
          <Download name="my-air.css" type={css} text={tokenSheet()} />
          {brands.flatMap((brand) =>
            schemes.map((scheme) => (
              <Download
                key={`${brand}.${scheme}`}
                name={`my-air.${brand}.${scheme}.css`}
                type={css}
                text={tokenCss(brand, scheme)}
              />
            )),
          )}
        </Stack>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(brands.length * schemes.length * 2 + 1);
    const [first] = links;
    await expect(first).toHaveAttribute('download', 'my-air.default.light.tokens.json');
    const text = decodeURIComponent(first!.getAttribute('href')!.split(',').slice(1).join(','));
    await expect(JSON.parse(text)).toHaveProperty('color.accent.$value');
  },
};
