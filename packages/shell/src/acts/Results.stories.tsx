import type { ActOutcome } from '@my-air/feature-kit';
import type { ActLine } from '@my-air/feature-kit/data';
import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { Results } from './Results.tsx';

const done: ActOutcome = { state: 'done' };
const needs: ActOutcome = {
  state: 'needs',
  text: 'Sign in and choose this channel there.',
  action: { label: { id: 'Reconnect', message: 'Reconnect' }, onAct: () => undefined },
};
const offline: ActOutcome = {
  state: 'refused',
  text: 'There is no connection. Try again when you are online.',
  canRetry: true,
};
const rejected: ActOutcome = {
  state: 'refused',
  text: 'We could not accept this channel. Ask our team why, or try again later.',
  canRetry: false,
};

/** An act whose channels have come so far. */
function runOf(states: readonly ActLine['state'][], titles: readonly string[] = []) {
  const lines = states.map((state, place) => ({
    key: `UC${place}`,
    subject: { platform: 'youtube', platform_guid: `UC${place}`, title: titles[place] ?? `Kite ${place}` },
    state,
    perform: () => Promise.resolve(done),
  }));
  return {
    run: {
      id: 'run',
      userId: 1,
      act: {
        id: 'join',
        label: { id: 'Apply', message: 'Apply' },
        done: (count: number) => ({
          id: `${count} applications sent`,
          message: `${count} applications sent`,
        }),
      },
      lines,
      retry: () => Promise.resolve(),
      onEnd: () => undefined,
    },
  };
}

const meta = {
  title: 'Shell/Results',
  component: Results,
  decorators: [PortalStory],
  args: runOf([done, { state: 'working' }, { state: 'working' }, { state: 'waiting' }, { state: 'waiting' }]),
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof Results>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Done: Story = { args: runOf([done, { ...done, text: 'Already requested' }]) };

/** One may succeed now, of another the team has to be asked. */
export const Refused: Story = { args: runOf([done, offline, rejected]) };

export const NeedsTheUser: Story = { args: runOf([needs, done, needs]) };

export const CanBeUndone: Story = { args: runOf([{ ...done, undo: () => Promise.resolve() }, done]) };

export const Undone: Story = { args: runOf([{ state: 'undone' }, { state: 'undone' }]) };

/** A hundred, two of one name and one with a long name. */
export const Hundred: Story = {
  args: runOf(
    Array.from({ length: 100 }, (_, place) => (place % 9 === 0 ? offline : done)),
    ['Kite', 'Kite', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(2)],
  ),
};

export const Ukrainian: Story = { ...Refused, parameters: { portal: { loadMessages, locale: 'uk' } } };
