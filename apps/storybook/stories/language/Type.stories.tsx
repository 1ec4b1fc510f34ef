import { Stack, Text } from '@my-air/ui-kit';
import { brandTokens } from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Chapter, Rules, Sheet, TokenTable } from './Sheet.tsx';
import { below, foundation, brandOf, variable, written } from './tokensOf.ts';

const meta = { title: 'Visual language/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const specimen: [lang: string, text: string][] = [
  ['en', 'Your first payment is on its way'],
  ['uk', 'Перша виплата вже в дорозі: ґанок, їжак, єдність'],
  ['es', 'Tu primer pago ya está en camino, ¿lo añadimos?'],
  ['ru', 'Первая выплата уже в пути: объём, съёмка, ещё'],
  ['pt', 'Seu primeiro pagamento já está a caminho: ação, não, você'],
];

/** The faces, the scale, the weights and the lines. */
export const Scale: Story = {
  render: (_args, { globals }) => {
    const own = brandTokens(brandOf(globals).brand);
    return (
      <Sheet
        title="Type"
        lead="Seven sizes, three weights and a heading. Faces with real Cyrillic, served by ourselves, one file per script."
      >
        <Chapter
          title="Sizes"
          text="Running text is 16 on phones and 15 at a desk, so that a browser never zooms into a field."
        >
          <TokenTable
            head={['Token', 'Value', 'For', 'Sample']}
            rows={foundation('font.size').map((token) => ({
              name: variable(token),
              cells: [
                written(token),
                token.description,
                <span key="" style={{ fontSize: `var(${variable(token)})`, lineHeight: 1.1 }}>
                  Аїр
                </span>,
              ],
            }))}
          />
        </Chapter>
        <Chapter title="Weights and lines">
          <TokenTable
            head={['Token', 'Value', 'For']}
            rows={[
              ...foundation('font.weight'),
              ...below(own, 'font.weight'),
              ...foundation('font.leading'),
              ...below(own, 'font.tracking'),
            ].map((token) => ({
              name: variable(token),
              cells: [written(token), token.description ?? 'Headings, in the voice of the brand.'],
            }))}
          />
        </Chapter>
        <Chapter title="Faces">
          <TokenTable
            head={['Token', 'Value']}
            rows={[
              ...below(own, 'font').filter(({ type }) => type === 'fontFamily'),
              ...foundation('font').filter(({ type }) => type === 'fontFamily'),
            ].map((token) => ({ name: variable(token), cells: [written(token)] }))}
          />
        </Chapter>
        <Chapter title="Five languages">
          <Stack gap={2}>
            {specimen.map(([lang, text]) => (
              <Text key={lang} lang={lang} size={20}>
                {text}
              </Text>
            ))}
          </Stack>
        </Chapter>
        <Chapter
          title="Figures"
          text="Balances, tables and charts have figures of one width; a column of money ends at the same edge."
        >
          <Stack gap={0} style={{ width: 'fit-content', textAlign: 'end' }}>
            {['$4,310.75', '$600.00', '$11,288.40'].map((amount) => (
              <Text key={amount} size={24} isNumeric>
                {amount}
              </Text>
            ))}
          </Stack>
        </Chapter>
        <Chapter title="Rules">
          <Rules
            rules={[
              'A line of reading holds at most 68 characters.',
              'Rank and size are separate: a card’s title is a second heading of size 16.',
              'No capitals for emphasis, no italics in the interface, no underline but on links.',
              'The stand-in face has the same width and height, so nothing moves when the real one arrives.',
            ]}
          />
        </Chapter>
      </Sheet>
    );
  },
};
