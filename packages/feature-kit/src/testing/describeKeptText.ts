import { forgetPage } from '../state.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { unsentDrafts } from '../forms.ts';
import { buildUser } from './builders.ts';
import { denyStorage, fillStorage } from './refuseStorage.ts';
import { type StubPortal } from './stubPortal.ts';
import { writeElsewhere } from './otherTab.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** How to use one place for typed text. */
export interface KeptTextPlace {
  /** A portal for a user, with all that the place needs. */
  portal: (user: ReturnType<typeof buildUser>) => StubPortal;
  /** Renders the place, each time that it is called. */
  open: (portal: StubPortal) => unknown;
  /** Its field, once it is there. */
  field: () => Promise<Field>;
  /** Renders it in another way: prefilled, or for another subject. */
  openOtherwise: (portal: StubPortal) => unknown;
  /** Sends the typed text. */
  submit: () => unknown;
  /** The key of the call that `submit` makes. */
  call: string;
  /** The server's answer to a success. */
  reply: unknown;
  /** Whether the place accepts one answer only, so that its form is gone afterwards. @default false */
  isFinal?: boolean;
  /** Whether the field has a single line. @default false */
  isOneLine?: boolean;
  /** A text that the place accepts, where its rules refuse the usual one. */
  text?: string;
  /** Three numbers of different digits that the place accepts, where it accepts no text. */
  numbers?: readonly [first: string, later: string, elsewhere: string];
  /** Starts the background that sends; returns a function that stops it. */
  background?: (portal: StubPortal) => () => void;
}

let lastUser = 9_000;

/** Proves for a place that typed text survives; `id` is its name in apps/storybook/checks/typedPlaces.ts. */
export function describeKeptText(id: string, place: KeptTextPlace): void {
  const text =
    place.text ?? (place.isOneLine ? 'Émile 👩‍🚀 مرحبا <b' : 'Перший рядок 👩‍🚀\n\n  second\t مرحبا <b');
  const [first, later, elsewhere] = place.numbers ?? [text, `${text}!`, 'From the other tab'];
  const earlier = place.numbers ? later : place.isOneLine ? 'first' : 'first\nlines';
  const asStored = (value: string) => (place.numbers ? value : JSON.stringify(value));
  let user = buildUser();
  let stops: (() => void)[] = [];

  const start = (person = user) => {
    const portal = place.portal(person);
    if (place.background) stops.push(place.background(portal));
    return portal;
  };
  const type = async (text: string) => fireEvent.change(await place.field(), { target: { value: text } });
  /** Another tab replaces the text in the storage. */
  async function replaceElsewhere(other: string): Promise<void> {
    // The window with the other tab takes the focus.
    fireEvent.blur(await place.field());
    const written = place.numbers ? first : JSON.stringify(first).slice(1, -1);
    const key = Object.keys(localStorage).find((one) => localStorage.getItem(one)?.includes(written));
    if (key === undefined) throw new Error('The text is not stored.');
    act(() => writeElsewhere(key, localStorage.getItem(key)!.replaceAll(written, other)));
  }
  /** The text of the field, once it is the wanted one. */
  const shown = (wanted: string) =>
    waitFor(async () => {
      const { value } = await place.field();
      if (value !== wanted) throw new Error(`The field shows ${JSON.stringify(value)}.`);
      return value;
    });
  const close = () => {
    cleanup();
    while (stops.length > 0) act(stops.pop()!);
  };
  const reload = () => {
    close();
    forgetPage();
  };

  describe(`[SH-11] text typed at ${id}`, () => {
    beforeEach(() => {
      lastUser += 1;
      user = buildUser({ id: lastUser });
    });
    afterEach(() => {
      vi.restoreAllMocks();
      reload();
      localStorage.clear();
    });

    test('survives a reload', async () => {
      place.open(start());
      await type(first);
      reload();
      place.open(start());
      expect(await shown(first)).toBe(first);
    });

    test('survives another opening', async () => {
      place.open(start());
      await type(first);
      close();
      await place.openOtherwise(start());
      close();
      place.open(start());
      expect(await shown(first)).toBe(first);
    });

    test('survives the late answer to what was sent before', async () => {
      const portal = start();
      const call = Promise.withResolvers<unknown>();
      portal.api.answer({ [place.call]: () => call.promise });
      place.open(portal);
      await type(earlier);
      await place.submit();
      await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(place.call));
      cleanup();
      place.open(portal);
      await type(first);
      const answered = vi.fn();
      void call.promise.finally(answered);
      call.resolve(place.reply);
      await waitFor(() => expect(answered).toHaveBeenCalled());
      await waitFor(() => expect(portal.queryClient.isMutating()).toBe(0));
      if (place.isFinal) await screen.findByText('This text was not sent');
      reload();
      place.open(start());
      if (!place.isFinal) await shown(first);
      expect(stored(user.id)).toContain(asStored(first));
    });

    test.each([
      ['denied', denyStorage],
      ['full', fillStorage],
    ])('stays in the tab while storage is %s, which is said, and leaving asks', async (_, refuse) => {
      const portal = start();
      const allow = refuse();
      place.open(portal);
      await type(first);
      expect(await screen.findByText(unkept)).toBeTruthy();
      expect(isLeavingAsked()).toBe(true);
      close();
      expect(isLeavingAsked()).toBe(true);
      place.open(start());
      expect(await shown(first)).toBe(first);
      allow();
      await type(later);
      await waitFor(() => expect(screen.queryByText(unkept)).toBeNull());
      expect(isLeavingAsked()).toBe(false);
    });

    test('follows what another tab writes there', async () => {
      place.open(start());
      await type(first);
      await replaceElsewhere(elsewhere);
      expect(await shown(elsewhere)).toBe(elsewhere);
    });

    test('survives the end of the session, for the same person alone, until that person deletes it', async () => {
      const portal = start();
      place.open(portal);
      await type(first);
      act(() => portal.session.become(null));
      reload();
      place.open(start(buildUser({ id: lastUser + 500 })));
      expect((await place.field()).value).not.toContain(first);
      expect(document.body.textContent).not.toContain(first);
      reload();
      place.open(start());
      expect(await shown(first)).toBe(first);
      expect(await unsentDrafts.count(user)).toBe(1);
      close();
      await unsentDrafts.wipe(user);
      expect(stored(user.id)).toBe('');
    });
  });
}

const unkept = 'Your browser cannot save this draft. Keep this tab open until you send it.';

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Everything that the browser stores for a user, as one text. */
function stored(userId: number): string {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`my-air:${userId}:drafts.`))
    .map((key) => localStorage.getItem(key))
    .join('\n');
}
