import * as kit from '@my-air/ui-kit';
import { ContactMark, Grid, Icon, PlatformMark, Row, Stack, Text, type IconName } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

import { Chapter, Rules, Sheet, TokenTable } from './Sheet.tsx';
import { foundation, variable, written } from './tokensOf.ts';

const meta = { title: 'Visual language/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kit's icons by name: components whose names end in Icon. */
const pictures = Object.entries(kit).filter(([name]) => /.Icon$/.test(name)) as [string, ComponentType][];

const places: IconName[] = ['house', 'messages', 'newspaper', 'help', 'bell', 'circle'];

/** The rules, the sizes, and every icon. */
export const Icons: Story = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Lucide’s outlines for the interface, marks of platforms as their owners draw them, and neutral marks of our own for the rest."
    >
      <Chapter title="Rules">
        <Rules
          rules={[
            'An icon is beside a word; alone only where everybody knows it, and then it has a name for screen readers and a tooltip.',
            'It takes the colour of its words; only marks of platforms and contacts have their own.',
            'The same thing has the same picture everywhere: the kit gives each a name of its own, such as CopyIcon.',
            'Arrows and what points along a line of reading turn round from right to left; clocks, check marks and brands do not.',
            'No emoji for icons, no filled next to outlined.',
          ]}
        />
      </Chapter>
      <Chapter title="Sizes">
        <TokenTable
          head={['Token', 'Value', 'For']}
          rows={foundation('icon').map((token) => ({
            name: variable(token),
            cells: [written(token), token.description ?? ''],
          }))}
        />
      </Chapter>
      <Chapter title="Places">
        <Grid min="9rem" gap={3}>
          {places.map((name) => (
            <Row key={name}>
              <Icon name={name} size={20} aria-hidden />
              <Text size={14}>{name}</Text>
            </Row>
          ))}
        </Grid>
      </Chapter>
      <Chapter title="Interface">
        <Grid min="11rem" gap={3}>
          {pictures.map(([name, Picture]) => (
            <Row key={name}>
              <Picture />
              <Text size={14}>{name}</Text>
            </Row>
          ))}
        </Grid>
      </Chapter>
      <Chapter
        title="Platforms and contacts"
        text="From simple-icons where it has them; drawn by us, and grey, where it does not."
      >
        <Stack>
          <Row wrap gap={4}>
            {['youtube', 'instagram', 'tiktok', 'facebook', 'twitch', 'likee', 'google+'].map((platform) => (
              <PlatformMark key={platform} platform={platform} label={platform} />
            ))}
          </Row>
          <Row wrap gap={4}>
            {['telegram', 'whatsapp', 'viber', 'discord', 'skype', 'twitter', 'linkedin'].map((type) => (
              <ContactMark key={type} type={type} label={type} />
            ))}
          </Row>
        </Stack>
      </Chapter>
    </Sheet>
  ),
};
