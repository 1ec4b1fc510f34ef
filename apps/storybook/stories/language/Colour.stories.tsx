import { Grid, Row, Stack, Text } from '@my-air/ui-kit';
import {
  colorsOf,
  contrast,
  contrastRules,
  helpColorCount,
  helpColors,
  hexColor,
  measureContrast,
  schemeTokens,
  type BrandSource,
  type ContrastPair,
  type ContrastRule,
  type Scheme,
  type Token,
  type TokenColor,
} from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Chapter, Sheet, TokenTable } from './Sheet.tsx';
import { Swatch } from './Swatch.tsx';
import { TokenName } from './TokenName.tsx';
import { brandOf, variable } from './tokensOf.ts';

const meta = { title: 'Visual language/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const families: [title: string, roles: RegExp, text: string][] = [
  [
    'Grounds',
    /^(ground|raised|floating|sunken|hover|skeleton|scrim)$/,
    'What things stand on, from the page up.',
  ],
  ['Lines', /^(line|outline|line-strong|focus)$/, 'Only the strong line is the sole sign of something.'],
  ['Words', /^(text|muted)$/, 'Two voices. A third would be a whisper.'],
  ['The brand', /accent/, 'One colour for action; a screen shows it once at full strength.'],
  ['Done', /positive/, 'With a check mark and a word.'],
  ['Soon', /warning/, 'With a triangle and a word.'],
  ['Refused', /critical/, 'With a cross and a word; also for what deletes.'],
  ['Worth knowing', /info/, 'With an i and a word.'],
  ['Live', /live/, 'Unread, on air, new. Nothing else is warm.'],
];

/** Every colour by its role, with its purpose. */
export const Roles: Story = {
  render: (_args, { globals }) => {
    const { brand, scheme } = brandOf(globals);
    const uses = descriptions();
    return (
      <Sheet
        title="Colours by role"
        lead="Nobody paints with blue: one paints with what the colour says. OKLCH ramps below, roles above."
      >
        <Grid min="26rem">
          {families.map(([title, roles, text]) => (
            <Chapter key={title} title={title} text={text}>
              <Stack gap={3}>
                {colorTokens(brand, scheme)
                  .filter(({ path }) => roles.test(path[1] ?? ''))
                  .map((token) => (
                    <Role
                      key={token.path[1]}
                      token={token}
                      use={uses.get(token.path[1])}
                      contrasts={contrastsOf(token.path[1] ?? '', colorsOf(brand, scheme))}
                    />
                  ))}
              </Stack>
            </Chapter>
          ))}
        </Grid>
      </Sheet>
    );
  },
};

const uses: Record<ContrastRule['use'], string> = {
  text: 'Words',
  interface: 'Edges and signs',
  chart: 'Series of charts, on a card and on the page',
};

/** The contrast of the pairs of colours that texts and signs have. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const { brand, scheme } = brandOf(globals);
    return (
      <Sheet
        title="Contrast, measured"
        lead="A test computes these for both brands in both lights, and refuses a style sheet that sets a pair which is not here."
      >
        {contrastRules.map(({ use, pairs, least }) => (
          <Chapter key={use} title={uses[use]} text={`At least ${least} to 1.`}>
            <Grid min="12rem" gap={2}>
              {pairs.map((pair) => (
                <Pair key={pair.join()} pair={pair} colors={colorsOf(brand, scheme)} least={least} />
              ))}
            </Grid>
          </Chapter>
        ))}
      </Sheet>
    );
  },
};

/** The colours of series, in their order. */
export const Charts: Story = {
  render: (_args, { globals }) => {
    const { brand, scheme } = brandOf(globals);
    return (
      <Sheet
        title="Colours of charts"
        lead="In this order; the first is the house. More than six series become a table."
      >
        <Chapter title="Series">
          <TokenTable
            head={['Token', 'Sample', 'Value']}
            rows={colorTokens(brand, scheme)
              .filter(({ path }) => path[1]?.startsWith('chart'))
              .map((token) => ({
                name: variable(token),
                cells: [
                  <Swatch key="" color={`var(${variable(token)})`} isWide />,
                  hexColor(token.value as TokenColor),
                ],
              }))}
          />
        </Chapter>
      </Sheet>
    );
  },
};

/** The eleven colours that tell topics of the help centre apart. */
export const HelpPalette: Story = {
  render: (_args, { globals }) => {
    const { scheme } = brandOf(globals);
    return (
      <Sheet
        title="Eleven colours for help"
        lead="A topic keeps its number, so it keeps its colour; both brands share them."
      >
        <Grid min="9rem">
          {Array.from({ length: helpColorCount }, (_, index) => {
            const { ground, ink } = helpColors(index + 1, scheme);
            return (
              <Swatch key={index} color={hexColor(ground)} ink={hexColor(ink)}>
                {`${index + 1} · ${contrast(ground, ink).toFixed(1)}`}
              </Swatch>
            );
          })}
        </Grid>
      </Sheet>
    );
  },
};

interface RoleProps {
  token: Token;
  use: string | undefined;
  /** The lowest contrast for each kind of what is seen. */
  contrasts: readonly string[];
}

function Role({ token, use, contrasts }: RoleProps) {
  return (
    <Row align="start">
      <Swatch color={`var(${variable(token)})`} />
      <Stack gap={0} style={{ minWidth: 0 }}>
        <Text size={14} weight="medium">
          {token.path[1]}{' '}
          <Text as="span" size={12} tone="muted">
            {hexColor(token.value as TokenColor)}
          </Text>
        </Text>
        <TokenName name={variable(token)} />
        {use !== undefined && (
          <Text size={12} tone="muted">
            {use}
          </Text>
        )}
        {contrasts.map((text) => (
          <Text key={text} size={12} tone="muted" isNumeric>
            {text}
          </Text>
        ))}
      </Stack>
    </Row>
  );
}

/** The lowest contrast of a colour among its measured pairs, as one of its kind and as a ground. */
function contrastsOf(role: string, colors: ReadonlyMap<string, TokenColor>): readonly string[] {
  const measured = measureContrast(colors);
  const lowest = (place: 0 | 1) =>
    measured.filter(({ pair }) => pair[place] === role).toSorted((one, other) => one.ratio - other.ratio)[0];
  const on = lowest(0);
  const under = lowest(1);
  return [
    ...(on ? [`At least ${on.ratio.toFixed(1)} to 1, on ${on.pair[1]}; required ${on.least}`] : []),
    ...(under
      ? [
          `As a ground at least ${under.ratio.toFixed(1)} to 1, under ${under.pair[0]}; required ${under.least}`,
        ]
      : []),
  ];
}

function Pair({
  pair: [role, ground],
  colors,
  least,
}: {
  pair: ContrastPair;
  colors: ReadonlyMap<string, TokenColor>;
  least: number;
}) {
  const ratio = contrast(colors.get(role)!, colors.get(ground)!);
  // A sign need not be readable: its name is then written beside it in the colour of text.
  const isText = least === 4.5;
  return (
    <Swatch
      color={`var(--color-${ground})`}
      ink={isText ? `var(--color-${role})` : undefined}
      mark={isText ? undefined : `var(--color-${role})`}
    >
      {`${role} on ${ground} ${ratio.toFixed(1)}`}
    </Swatch>
  );
}

function colorTokens(brand: BrandSource, scheme: Scheme): Token[] {
  return schemeTokens(brand, scheme).filter(({ type }) => type === 'color');
}

/** The purposes of the roles; written once, in the file of the first brand. */
function descriptions(): ReadonlyMap<string | undefined, string | undefined> {
  return new Map(colorTokens('default', 'light').map(({ path, description }) => [path[1], description]));
}
