import { Field, NativeSelect, NumberInput, Stack } from '@my-air/ui-kit';
import {
  colorsOf,
  schemes,
  tokensIn,
  type Token,
  type TokenColor,
  type TokenGroup,
} from '@my-air/ui-kit/tokens';
import { useState } from 'react';

import { changeToken } from './changeToken.ts';
import { turnHue } from './colorText.ts';
import { TokenField } from './TokenField.tsx';

export interface TokenGroupsProps {
  /** The token file of the brand. */
  file: TokenGroup;
  /** Called with the changed file. */
  onChange: (file: TokenGroup) => void;
}

/** Everything that differs between brands: one group of tokens at a time, as fields. */
export function TokenGroups({ file, onChange }: TokenGroupsProps) {
  const [chosen, setChosen] = useState('accent');
  const groups = groupsOf(file);
  const { id, tokens, colors } = groups.find((group) => group.id === chosen) ?? groups[0]!;
  return (
    <Stack gap={4}>
      <Field label="Group">
        <NativeSelect
          value={id}
          options={groups.map((group) => ({ value: group.id, label: group.label }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
      {tokens[0]?.path[0] === 'ramp' && <HueField ramp={id} steps={tokens} file={file} onChange={onChange} />}
      {tokens.map((token) => (
        <TokenField
          key={token.path.join('.')}
          token={token}
          color={colorOf(token, colors)}
          file={file}
          onChange={(path, value) => onChange(changeToken(file, path, value))}
        />
      ))}
    </Stack>
  );
}

interface Group {
  id: string;
  label: string;
  tokens: readonly Token[];
  /** The colours of the roles by name, where the group has roles. */
  colors?: ReadonlyMap<string, TokenColor>;
}

function groupsOf(file: TokenGroup): Group[] {
  const tokens = tokensIn(file);
  const ramps = Object.keys(file['ramp'] as TokenGroup).filter((name) => !name.startsWith('$'));
  const own = { radius: 'Corners', font: 'Type', density: 'Density' };
  return [
    ...ramps.map((id) => ({ id, label: `Ramp: ${id}`, tokens: below(tokens, 'ramp', id) })),
    ...schemes.map((scheme) => ({
      id: scheme,
      label: `Colours, ${scheme}`,
      tokens: below(tokens, scheme, 'color'),
      colors: colorsOf(file, scheme),
    })),
    ...Object.entries(own).map(([id, label]) => ({ id, label, tokens: below(tokens, id) })),
    {
      id: 'shadow',
      label: 'Shadows',
      tokens: schemes.flatMap((scheme) => below(tokens, scheme, 'shadow')),
    },
  ];
}

interface HueFieldProps extends TokenGroupsProps {
  ramp: string;
  steps: readonly Token[];
}

/** The hue of a whole ramp: another brand's colour in one change, as light as before. */
function HueField({ ramp, steps, file, onChange }: HueFieldProps) {
  const [strongest] = steps
    .map(({ value }) => (value as TokenColor).components)
    .sort(([, one], [, other]) => other - one);
  return (
    <Field label={`Hue of ${ramp}`} description="From 0 to 360. Every step keeps its lightness.">
      <NumberInput
        min={0}
        max={360}
        locale="en"
        value={strongest?.[2] ?? null}
        words={{ increase: `More hue of ${ramp}`, decrease: `Less hue of ${ramp}` }}
        onValueChange={(hue) => {
          if (hue === null) return;
          onChange(
            steps.reduce(
              (changed, { path, value }) => changeToken(changed, path, turnHue(value as TokenColor, hue)),
              file,
            ),
          );
        }}
      />
    </Field>
  );
}

/** The tokens whose paths start with these names. */
function below(tokens: readonly Token[], ...names: string[]): Token[] {
  return tokens.filter(({ path }) => names.every((name, index) => path[index] === name));
}

function colorOf({ path, type, value }: Token, colors: ReadonlyMap<string, TokenColor> | undefined) {
  if (type !== 'color') return undefined;
  return colors ? colors.get(path.slice(2).join('-')) : (value as TokenColor);
}
