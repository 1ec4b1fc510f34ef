import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import type { MeasuredMessage } from './buildMessages.ts';
import type { MeasuredList } from './measureList.ts';

// The library that most windowed lists of React are built with, over a plain row.
let messages: readonly MeasuredMessage[] = [];
let root: Root;

const Row = memo(function Row({ message }: { message: MeasuredMessage }) {
  return (
    <article className="row">
      <span className="picture" />
      <div>
        <strong>{`Author ${message.author}`}</strong>
        <time>{message.moment.slice(11, 16)}</time>
        <p>{message.text}</p>
        {message.reactions.length > 0 && <div className="reactions">👍 1 ❤️ 1</div>}
      </div>
    </article>
  );
});

function List({ rows }: { rows: readonly MeasuredMessage[] }) {
  'use no memo';
  const place = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => 110,
    getItemKey: (index) => rows[index]!.id,
    overscan: 5,
  });
  useLayoutEffect(() => virtual.scrollToIndex(rows.length - 1, { align: 'end' }), [rows.length, virtual]);
  return (
    <div ref={place} className="list">
      <div className="room" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div
            key={item.key}
            data-index={item.index}
            ref={virtual.measureElement}
            className="item"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            <Row message={rows[item.index]!} />
          </div>
        ))}
      </div>
    </div>
  );
}

const render = () => flushSync(() => root.render(<List rows={messages} />));

export const list: MeasuredList = {
  rows: '.row',
  prepare: (all) => {
    messages = all;
  },
  take: () => {},
  draw(place) {
    root = createRoot(place);
    render();
  },
  remove: () => root.unmount(),
  scroller: () => document.querySelector<HTMLElement>('.list'),
};
