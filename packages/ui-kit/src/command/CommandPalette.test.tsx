import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import type { CommandGroup, CommandPaletteLabels } from './Command.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const labels: CommandPaletteLabels = {
  title: 'Search',
  placeholder: 'Where to?',
  close: 'Close',
  found: (count) => `${count} found`,
  empty: (typed) => `Nothing is called “${typed}”`,
  loading: (group) => `${group} are on their way`,
  failed: (group) => `${group} did not come`,
  retry: 'Try again',
  move: 'Move',
  choose: 'Open',
};
const screens: CommandGroup = {
  id: 'screens',
  label: 'Screens',
  commands: [
    { id: 'home', title: 'Home', href: '/home' },
    { id: 'channels', title: 'Channels', href: '/accounts/youtube', keywords: ['YouTube'] },
    { id: 'sign-out', title: 'Sign out' },
  ],
};
const nothing = () => undefined;

describeConformance('CommandPalette', (props) => (
  <CommandPalette {...props} isOpen groups={[screens]} labels={labels} onClose={nothing} onChoose={nothing} />
));

function open(props: Partial<CommandPaletteProps> = {}) {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const given = { groups: [screens], labels, onChoose, onClose, ...props };
  render(<CommandPalette isOpen {...given} />);
  return { onChoose, onClose, user: userEvent.setup() };
}
const input = () => screen.getByRole('combobox', { name: 'Search' });
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('<CommandPalette />', () => {
  test('it opens with the focus in its line, and its first command ready', async () => {
    open();
    await waitFor(() => expect(document.activeElement).toBe(input()));
    await waitFor(() => expect(active()).toBe('Home'));
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('group', { name: 'Screens' })).toBeDefined();
  });

  describe('its keys, as the combobox with a list has them', () => {
    test.each([
      ['{ArrowDown}', 'Channels'],
      ['{ArrowDown}{ArrowDown}', 'Sign out'],
      ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Channels'],
      ['{ArrowUp}', 'Sign out'],
    ])('%s leads to %s', async (keys, expected) => {
      const { user } = open();
      await waitFor(() => expect(active()).toBe('Home'));
      await user.keyboard(keys);
      await waitFor(() => expect(active()).toBe(expected));
      expect(document.activeElement).toBe(input());
    });

    test('Enter chooses, and the line keeps what was typed', async () => {
      const { user, onChoose } = open();
      await user.type(input(), 'chan');
      await waitFor(() => expect(active()).toBe('Channels'));
      await user.keyboard('{Enter}');
      expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'channels' }));
      expect(input()).toHaveProperty('value', 'chan');
    });

    test('Escape leaves it', async () => {
      const { user, onClose, onChoose } = open();
      await user.type(input(), 'chan');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(onChoose).not.toHaveBeenCalled();
    });

    test('Tab reaches the cross and what can be tried again, not each command', async () => {
      const { user } = open({
        groups: [screens, { id: 'late', label: 'Late', commands: [], state: 'failed', onRetry: nothing }],
      });
      await waitFor(() => expect(document.activeElement).toBe(input()));
      await user.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
      await user.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    });
  });

  test('typing finds by title and keyword, and readers are told how many', async () => {
    const { user } = open();
    expect(screen.getByText(/^3 found/)).toBeDefined();
    await user.type(input(), 'youtube');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Channels']);
    expect(screen.getByText(/^1 found/).getAttribute('aria-live')).toBe('polite');
  });

  test('what is found nowhere is said, in sight and to readers', async () => {
    const { user } = open();
    await user.type(input(), 'zzz');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getAllByText('Nothing is called “zzz”')).toHaveLength(2);
  });

  test('a press chooses too, and a press with a modifier leaves the link to the browser', async () => {
    const { user, onChoose } = open();
    const link = screen.getByRole('option', { name: 'Channels' });
    expect(link.getAttribute('href')).toBe('/accounts/youtube');
    let isLeftToBrowser = false;
    document.addEventListener(
      'click',
      (event) => {
        isLeftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(true);
    await user.click(link);
    expect(onChoose).toHaveBeenCalledOnce();
  });

  test('an unsafe address is no link', () => {
    open({ groups: [{ ...screens, commands: [{ id: 'x', title: 'Bad', href: 'javascript:alert(1)' }] }] });
    expect(screen.getByRole('option', { name: 'Bad' }).hasAttribute('href')).toBe(false);
  });

  test('a group that is late or failed hides none of the others', async () => {
    const retry = vi.fn();
    const { user } = open({
      groups: [
        { id: 'late', label: 'Channels', commands: [], state: 'loading' },
        { id: 'gone', label: 'Chats', commands: [], state: 'failed', onRetry: retry },
        screens,
      ],
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }));
    expect(dialog.getAllByRole('option')).toHaveLength(3);
    expect(dialog.getByText('Channels are on their way')).toBeDefined();
    expect(dialog.getByText('Chats did not come')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('a source that searches itself receives every letter', async () => {
    const onTypedChange = vi.fn();
    const { user } = open({ onTypedChange });
    await user.type(input(), 'ab');
    expect(onTypedChange.mock.calls).toEqual([['a'], ['ab']]);
  });
});
