import type { MeasuredMessage } from './buildMessages.ts';
import { createHeights } from './createHeights.ts';
import type { MeasuredList } from './measureList.ts';

// A minimal windowed list, by hand: only the rows in sight exist, their elements are reused, and the measured
// heights are kept in a tree of sums.
const beyond = 400;
const guess = 110;

interface Place {
  row: HTMLElement;
  author: HTMLElement;
  time: HTMLElement;
  text: HTMLElement;
  reactions: HTMLElement;
}

let messages: MeasuredMessage[] = [];
let heights = createHeights(0, guess);
let scroller: HTMLElement | undefined;
let room: HTMLElement;
let shown = new Map<number, Place>();
let spare: Place[] = [];

export const list: MeasuredList = {
  rows: '.row',
  prepare(all) {
    messages = [...all];
  },
  take() {
    heights = createHeights(messages.length + 100, guess, messages.length);
  },
  draw(place) {
    scroller = document.createElement('div');
    scroller.className = 'list';
    room = document.createElement('div');
    room.className = 'room';
    scroller.append(room);
    shown = new Map();
    spare = [];
    place.append(scroller);
    scroller.addEventListener('scroll', () => render(), { passive: true });
    showEnd();
  },
  append(message) {
    messages.push(message);
    heights.grow();
    showEnd();
  },
  remove: () => scroller?.remove(),
  scroller: () => scroller ?? null,
};

function showEnd() {
  // Measured heights change the length of the list; after two turns its end is stable.
  for (let turn = 0; turn < 2; turn += 1) {
    room.style.height = `${heights.total()}px`;
    scroller!.scrollTop = heights.total();
    render();
  }
  scroller!.scrollTop = heights.total();
}

function render() {
  const { scrollTop, clientHeight } = scroller!;
  const first = heights.placeAt(scrollTop);
  const inset = scrollTop - heights.before(first);
  const from = heights.placeAt(Math.max(0, scrollTop - beyond));
  const to = Math.min(messages.length, heights.placeAt(scrollTop + clientHeight + beyond) + 1);
  for (const [place, one] of shown) {
    if (place >= from && place < to) continue;
    shown.delete(place);
    spare.push(one);
  }
  const fresh: number[] = [];
  for (let place = from; place < to; place += 1) {
    if (shown.has(place)) continue;
    const one = spare.pop() ?? make();
    fill(one, messages[place]!);
    shown.set(place, one);
    fresh.push(place);
  }
  for (const one of spare) one.row.style.display = 'none';
  const measured = fresh.map((place) => shown.get(place)!.row.offsetHeight);
  fresh.forEach((place, index) => heights.set(place, measured[index]!));
  room.style.height = `${heights.total()}px`;
  for (const [place, { row }] of shown) row.style.transform = `translateY(${heights.before(place)}px)`;
  const wanted = heights.before(first) + inset;
  if (Math.abs(wanted - scrollTop) > 0.5 && fresh.length > 0) scroller!.scrollTop = wanted;
}

function make(): Place {
  const row = document.createElement('article');
  row.className = 'row';
  row.innerHTML =
    '<span class="picture"></span><div><strong></strong><time></time><p></p><div class="reactions"></div></div>';
  room.append(row);
  const [author, time, text, reactions] = ['strong', 'time', 'p', '.reactions'].map((part) =>
    row.querySelector<HTMLElement>(part)!,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  return { row, author, time, text, reactions };
}

function fill({ row, author, time, text, reactions }: Place, message: MeasuredMessage) {
  row.style.display = '';
  author.textContent = `Author ${message.author}`;
  time.textContent = message.moment.slice(11, 16);
  text.textContent = message.text;
  reactions.textContent = message.reactions.length > 0 ? '👍 1  ❤️ 1' : '';
  reactions.style.display = message.reactions.length > 0 ? '' : 'none';
}
