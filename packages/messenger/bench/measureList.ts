import { buildMessages, markOf, type MeasuredMessage } from './buildMessages.ts';

/** A list that is measured: how it is made, and where its rows are. */
export interface MeasuredList {
  /** The selector of its rows. */
  rows: string;
  /** Makes the answer of the server; not timed. */
  prepare: (messages: readonly MeasuredMessage[]) => void | Promise<void>;
  /** Takes the answer in, as a conversation has it before it is drawn. */
  take: () => void | Promise<void>;
  draw: (place: HTMLElement) => void;
  remove: () => void;
  scroller: () => HTMLElement | null;
}

declare global {
  interface Window {
    list: {
      warmUp: () => Promise<void>;
      prepare: () => Promise<void>;
      /** Takes the answer in and draws it. @returns the milliseconds until the last message is painted at the bottom */
      open: () => Promise<number>;
      /** Scrolls up by `step` pixels in each of `frames` frames. */
      scroll: (step: number, frames: number) => Promise<void>;
    };
  }
}

const count = 10_000;
const size = { width: 800, height: 700 };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets the list be measured from outside, by the same steps as every other. */
export function measureList(list: MeasuredList): void {
  const messages = buildMessages(count);
  let place: HTMLElement | undefined;

  function begin() {
    if (place) list.remove();
    place = document.createElement('div');
    place.id = 'place';
    Object.assign(place.style, {
      display: 'flex',
      flexDirection: 'column',
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    document.body.replaceChildren(place);
  }

  /** Whether a message is at the bottom of the visible part. */
  function isAtBottom(id: number) {
    const box = list.scroller()?.getBoundingClientRect();
    const row = [...document.querySelectorAll(list.rows)].findLast((each) =>
      each.textContent?.includes(markOf(id)),
    );
    if (!box || !row) return false;
    const { bottom, height } = row.getBoundingClientRect();
    return height > 0 && bottom > box.top && bottom <= box.bottom + 1;
  }

  /** Waits until a message is painted at the bottom: what is there when a frame begins was painted in the last one. */
  async function untilAtBottom(id: number) {
    for (let frames = 0; frames < 600; frames += 1) {
      const isThere = isAtBottom(id);
      await frame();
      if (isThere) return;
    }
    throw new Error(`${markOf(id)} did not come`);
  }

  window.list = {
    async warmUp() {
      await list.prepare(messages.slice(0, 60));
      await list.take();
      begin();
      list.draw(place!);
      await untilAtBottom(60);
    },
    async prepare() {
      list.remove();
      place = undefined;
      await list.prepare(messages);
    },
    async open() {
      begin();
      await frame();
      const start = performance.now();
      await list.take();
      list.draw(place!);
      await untilAtBottom(count);
      return performance.now() - start;
    },
    async scroll(step, frames) {
      const scroller = list.scroller()!;
      scroller.scrollTop = scroller.scrollHeight;
      for (let wait = 0; wait < 10; wait += 1) await frame();
      for (let turn = 0; turn < frames; turn += 1) {
        scroller.scrollTop -= step;
        await frame();
      }
    },
  };
}
