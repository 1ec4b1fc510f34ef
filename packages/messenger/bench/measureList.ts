import { buildMessages, buildNext, markOf, type MeasuredMessage } from './buildMessages.ts';

/** A list that is measured: how it is made, and where its rows are. */
export interface MeasuredList {
  /** The selector of its rows. */
  rows: string;
  /** Makes the answer of the server; not timed. */
  prepare: (messages: readonly MeasuredMessage[]) => void | Promise<void>;
  /** Takes the answer in, as a conversation has it before it is drawn. */
  take: () => void | Promise<void>;
  draw: (place: HTMLElement) => void;
  append: (message: MeasuredMessage) => void;
  remove: () => void;
  scroller: () => HTMLElement | null;
}

/** The result of a scroll. */
export interface Scrolled {
  /** Frames in which a part of the list was blank one frame after it was scrolled. */
  blank: number;
  /** The same right after the scroll, before the frame of the scroll itself was painted. */
  blankAtOnce: number;
  /** The highest number of elements. */
  elements: number;
}

declare global {
  interface Window {
    list: {
      warmUp: () => Promise<void>;
      prepare: () => Promise<void>;
      /** Milliseconds until the last message is painted at the bottom, from the answer and from taking it in. */
      open: () => Promise<{ open: number; draw: number }>;
      /** Scrolls up by `step` pixels in each of `frames` frames. */
      scroll: (step: number, frames: number) => Promise<Scrolled>;
      /** The delay until one more message is painted at the bottom, in frames and milliseconds. */
      append: () => Promise<{ frames: number; time: number }>;
      elements: () => number;
    };
  }
}

const count = 10_000;
const size = { width: 800, height: 700 };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets the list be measured from outside, by the same steps as every other. */
export function measureList(list: MeasuredList): void {
  const messages = buildMessages(count);
  let last = count;
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

  /** Frames until a message is painted at the bottom; elements at the start of a frame were painted in the last. */
  async function untilAtBottom(id: number) {
    for (let frames = 0; frames < 600; frames += 1) {
      const isThere = isAtBottom(id);
      await frame();
      if (isThere) return frames + 1;
    }
    throw new Error(`${markOf(id)} did not come`);
  }

  const elements = () => document.querySelectorAll('#place *').length;

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
      const taken = performance.now();
      list.draw(place!);
      await untilAtBottom(count);
      const end = performance.now();
      return { open: end - start, draw: end - taken };
    },
    async scroll(step, frames) {
      const scroller = list.scroller()!;
      scroller.scrollTop = scroller.scrollHeight;
      for (let wait = 0; wait < 10; wait += 1) await frame();
      const box = scroller.getBoundingClientRect();
      const isBlank = () => {
        const covered = [0.02, 0.25, 0.5, 0.75, 0.98].filter((part) => {
          const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
          return at?.closest(list.rows);
        });
        return covered.length < 4;
      };
      const met: Scrolled = { blank: 0, blankAtOnce: 0, elements: 0 };
      for (let turn = 0; turn < frames; turn += 1) {
        scroller.scrollTop -= step;
        if (isBlank()) met.blankAtOnce += 1;
        await frame();
        if (isBlank()) met.blank += 1;
        if (turn % 10 === 0) met.elements = Math.max(met.elements, elements());
      }
      return met;
    },
    async append() {
      const scroller = list.scroller()!;
      scroller.scrollTop = scroller.scrollHeight;
      for (let wait = 0; wait < 60; wait += 1) await frame();
      last += 1;
      const start = performance.now();
      list.append(buildNext(last));
      const frames = await untilAtBottom(last);
      return { frames, time: performance.now() - start };
    },
    elements,
  };
}
