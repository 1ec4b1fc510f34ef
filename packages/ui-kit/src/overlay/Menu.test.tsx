import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';

import { Menu, type MenuItem } from './Menu.tsx';

const items: readonly MenuItem[] = [
  { id: 'profile', label: 'Profile', render: <a href="/personal/profile">Profile</a> },
  { id: 'security', label: 'Security' },
  { type: 'separator', id: 'line' },
  { id: 'sign-out', label: 'Sign out' },
];
const trigger = <button type="button">Account</button>;

/** Opens the menu by the keyboard, and waits until it has the focus. */
async function open(all: readonly MenuItem[] = items) {
  const user = userEvent.setup();
  render(<Menu trigger={trigger} items={all} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Profile'));
  return user;
}
const focused = () => document.activeElement?.textContent;
const button = () => screen.getByRole('button', { name: 'Account' });

describe('<Menu />', () => {
  test('an action that moves the focus, such as into a field, keeps it there', async () => {
    const user = userEvent.setup();
    const edit = () => screen.getByRole('textbox').focus();
    render(
      <>
        <Menu trigger={trigger} items={[{ id: 'edit', label: 'Edit', onSelect: edit }]} />
        <input />
      </>,
    );
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('what leads somewhere is a link, so that it can be opened elsewhere', async () => {
    await open();
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/personal/profile');
  });
});

test("the caller's own button opens the menu, closes it, and gets the focus back", async () => {
  function Own() {
    const own = useRef<HTMLButtonElement>(null);
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button ref={own} type="button" onClick={() => setIsOpen(!isOpen)}>
          Own
        </button>
        <Menu anchor={own} isOpen={isOpen} onOpenChange={setIsOpen} items={items} />
      </>
    );
  }
  const user = userEvent.setup();
  render(<Own />);
  const own = screen.getByRole('button', { name: 'Own' });
  await user.click(own);
  await waitFor(() => expect(focused()).toBe('Profile'));
  await user.click(own);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  own.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Profile'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Security'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(own);
});
