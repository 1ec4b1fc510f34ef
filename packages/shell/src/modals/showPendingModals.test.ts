import type { User } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { showPendingModals } from './showPendingModals.ts';

const { signal } = new AbortController();

function buildPortal(names: readonly string[], user: Partial<User> = {}) {
  const pending_modals = names.map((name, index) => ({ id: index + 1, name }));
  const send = vi.fn(async (): Promise<unknown> => undefined);
  const portal = {
    api: { send },
    queryClient: new QueryClient(),
    session: { getUser: () => ({ id: 1, partner: { id: 1, pending_modals }, ...user }) },
  } as unknown as PortalContext;
  return { portal, send };
}

function buildHandlers(outcomes: Readonly<Record<string, boolean>>) {
  const shown: string[] = [];
  const handlers = Object.fromEntries(
    Object.entries(outcomes).map(([name, isDone]) => [name, async () => (shown.push(name), isDone)]),
  );
  return { handlers, shown };
}

test('[NAV-32] [SH-20] they are shown in the order of the server until one reports true', async () => {
  const { portal, send } = buildPortal(['connect_youtube', 'add_contacts', 'other']);
  const { handlers, shown } = buildHandlers({ add_contacts: true, connect_youtube: false, other: true });
  await showPendingModals(portal, handlers, signal);
  expect(shown).toEqual(['connect_youtube', 'add_contacts']);
  expect(send.mock.calls.map((call: unknown[]) => call[1])).toEqual([
    { params: { id: 1 }, body: { status: 'dismissed' } },
    { params: { id: 2 }, body: { status: 'accepted' } },
  ]);
});

test.each([
  [['choose_ai_prompts'], []],
  [
    ['choose_ai_prompts', 'add_contacts'],
    ['choose_ai_prompts', 'add_contacts'],
  ],
  [
    ['add_contacts', 'choose_ai_prompts'],
    ['add_contacts', 'choose_ai_prompts'],
  ],
  [
    ['add_contacts', 'choose_ai_prompts', 'connect_youtube'],
    ['add_contacts', 'connect_youtube'],
  ],
])(
  '[NAV-32] [SH-20] of %j, %j are shown: choose_ai_prompts only as one of exactly two',
  async (names, expected) => {
    const { portal } = buildPortal(names);
    const { handlers, shown } = buildHandlers({
      add_contacts: false,
      connect_youtube: false,
      choose_ai_prompts: false,
    });
    await showPendingModals(portal, handlers, signal);
    expect(shown).toEqual(expected);
  },
);

test('[NAV-32] a name that nobody answers, and one that belongs to every object, are passed over in silence', async () => {
  const { portal, send } = buildPortal(['constructor', 'from_next_year', 'add_contacts']);
  const { handlers, shown } = buildHandlers({ add_contacts: true });
  await showPendingModals(portal, handlers, signal);
  expect(shown).toEqual(['add_contacts']);
  expect(send).toHaveBeenCalledOnce();
});

test('[NAV-32] one that was answered is not shown again by a user that is fetched before its answer has arrived', async () => {
  const { portal, send } = buildPortal(['connect_youtube', 'add_contacts', 'choose_ai_prompts']);
  send.mockReturnValue(new Promise(() => {}));
  const { handlers, shown } = buildHandlers({
    add_contacts: true,
    choose_ai_prompts: true,
    connect_youtube: false,
  });
  await showPendingModals(portal, handlers, signal);
  await showPendingModals(portal, handlers, signal);
  // choose_ai_prompts alone is not shown.
  expect(shown).toEqual(['connect_youtube', 'add_contacts']);
  expect(send).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), { keepalive: true });
});

test('[NAV-32] none is shown to a member of staff who acts as the person', async () => {
  const { portal, send } = buildPortal(['add_contacts'], { impersonator: { id: 9, name: 'Staff' } });
  const { handlers, shown } = buildHandlers({ add_contacts: true });
  await showPendingModals(portal, handlers, signal);
  expect(shown).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

describe('[NAV-32] while something is typed', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  function buildField(html: string, text: string) {
    document.body.innerHTML = html;
    const field = document.body.firstElementChild as HTMLElement;
    if (field instanceof HTMLTextAreaElement) field.value = text;
    else field.textContent = text;
    field.focus();
    return field;
  }

  const fields = ['<textarea></textarea>', '<div contenteditable="true" tabindex="0"></div>'];

  test.for(fields)('none is shown, until a pause: %s', async (html) => {
    const field = buildField(html, 'Hello');
    const { handlers, shown } = buildHandlers({ add_contacts: true });
    const isOver = showPendingModals(buildPortal(['add_contacts']).portal, handlers, signal);
    await vi.advanceTimersByTimeAsync(4_000);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['add_contacts']);
    await isOver;
  });

  test.for(fields)('none is shown, until the focus leaves the field: %s', async (html) => {
    const field = buildField(html, 'Hello');
    const { handlers, shown } = buildHandlers({ add_contacts: true });
    const isOver = showPendingModals(buildPortal(['add_contacts']).portal, handlers, signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
    field.blur();
    await isOver;
    expect(shown).toEqual(['add_contacts']);
  });

  test.for(fields)('an empty field keeps none back: %s', async (html) => {
    buildField(html, '');
    const { handlers, shown } = buildHandlers({ add_contacts: true });
    await showPendingModals(buildPortal(['add_contacts']).portal, handlers, signal);
    expect(shown).toEqual(['add_contacts']);
  });
});
