import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { RowList } from '../src/window/RowList.tsx';
import { buildMessages, type MeasuredMessage } from './buildMessages.ts';

type Kind = 'ours' | 'floor' | 'library';

declare global {
  interface Window {
    list: {
      warmUp: (kind: Kind) => Promise<void>;
      /** Milliseconds until the last message is painted. */
      open: (kind: Kind) => Promise<number>;
      /** Scrolls up by so many pixels in each frame; answers with the frames in which a part was blank. */
      scroll: (step: number, frames: number) => Promise<number>;
      /** Milliseconds until a message that was added is painted. */
      append: () => Promise<number>;
      elements: () => number;
    };
  }
}

const height = 700;
const estimate = () => 72;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function Message({ author, text }: MeasuredMessage) {
  return (
    <article className="message">
      <strong>{author}</strong>
      <p>{text}</p>
      <time>12:30</time>
    </article>
  );
}

function Ours({ rows }: { rows: readonly MeasuredMessage[] }) {
  return (
    <RowList className="list" style={{ height }} rows={rows} estimate={estimate}>
      {(row: MeasuredMessage) => <Message {...row} />}
    </RowList>
  );
}

function Library({ rows }: { rows: readonly MeasuredMessage[] }) {
  'use no memo';
  const place = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: estimate,
    getItemKey: (index) => rows[index]!.key,
    overscan: 10,
  });
  useLayoutEffect(() => virtual.scrollToIndex(rows.length - 1, { align: 'end' }), [rows.length, virtual]);
  return (
    <div ref={place} className="list" style={{ height }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => (
          <div
            key={item.key}
            data-index={item.index}
            data-row={item.key}
            ref={virtual.measureElement}
            style={{ position: 'absolute', insetInline: 0, transform: `translateY(${item.start}px)` }}
          >
            <Message {...rows[item.index]!} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The least that a windowed list can do: every row has the height it is expected to have, and nothing is measured. */
function Floor({ rows }: { rows: readonly MeasuredMessage[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(Math.max(0, rows.length * estimate() - height));
  useLayoutEffect(() => {
    place.current!.scrollTop = rows.length * estimate();
  }, [rows.length]);
  const from = Math.max(0, Math.floor(top / estimate()) - 10);
  const to = Math.min(rows.length, from + Math.ceil(height / estimate()) + 20);
  return (
    <div
      ref={place}
      className="list"
      style={{ height }}
      onScroll={({ currentTarget }) => flushSync(() => setTop(currentTarget.scrollTop))}
    >
      <div style={{ height: rows.length * estimate(), position: 'relative' }}>
        {rows.slice(from, to).map((row, place_) => (
          <div
            key={row.key}
            data-row={row.key}
            style={{
              position: 'absolute',
              insetInline: 0,
              top: (from + place_) * estimate(),
              height: estimate(),
              overflow: 'hidden',
            }}
          >
            <Message {...row} />
          </div>
        ))}
      </div>
    </div>
  );
}

const kinds = { ours: Ours, floor: Floor, library: Library };
const messages = buildMessages(10_000);
let root: Root | undefined;
let shown: readonly MeasuredMessage[] = messages;
let current: Kind = 'ours';

const sheet = document.createElement('style');
sheet.textContent =
  '.list { overflow-y: auto; width: 600px; overflow-anchor: none; position: relative } .message { padding: 8px 12px } .message p { margin: 0 }';
document.head.append(sheet);

function draw(kind: Kind, rows: readonly MeasuredMessage[]) {
  const List = kinds[kind];
  current = kind;
  shown = rows;
  flushSync(() => root!.render(<List rows={rows} />));
}

function begin() {
  const place = document.createElement('main');
  place.id = 'place';
  document.body.replaceChildren(place);
  root?.unmount();
  root = createRoot(place);
}

const isPainted = (key: string) => document.querySelector(`[data-row="${key}"]`) !== null;

async function untilPainted(key: string) {
  for (let tries = 0; tries < 300 && !isPainted(key); tries += 1) await frame();
  await frame();
}

window.list = {
  async warmUp(kind) {
    begin();
    draw(kind, messages.slice(0, 60));
    await frame();
    await frame();
  },
  async open(kind) {
    begin();
    await frame();
    const start = performance.now();
    draw(kind, messages);
    await untilPainted(messages.at(-1)!.key);
    return performance.now() - start;
  },
  async scroll(step, frames) {
    const list = document.querySelector('.list')!;
    list.scrollTop = list.scrollHeight;
    await frame();
    await frame();
    const box = list.getBoundingClientRect();
    let blank = 0;
    for (let turn = 0; turn < frames; turn += 1) {
      list.scrollTop -= step;
      await frame();
      const isThere = (y: number) =>
        document.elementFromPoint(box.left + 40, y)?.closest('[data-row]') != null;
      if (!isThere(box.top + 4) || !isThere(box.bottom - 4)) blank += 1;
    }
    return blank;
  },
  async append() {
    const list = document.querySelector('.list')!;
    list.scrollTop = list.scrollHeight;
    await frame();
    await frame();
    const added = { ...messages[0]!, key: `added-${shown.length}` };
    const start = performance.now();
    draw(current, [...shown, added]);
    await untilPainted(added.key);
    return performance.now() - start;
  },
  elements: () => document.querySelectorAll('#place *').length,
};
