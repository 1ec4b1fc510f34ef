import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { CommandPalette, type CommandGroup } from '../src/index.ts';

declare global {
  interface Window {
    palette: {
      /** Opens the palette; returns the milliseconds until its field takes text and its frame is drawn. */
      open: () => Promise<number>;
      close: () => Promise<void>;
    };
  }
}

/** The commands of a usual portal: its screens, a partner's channels, the latest chats. */
const groups: CommandGroup[] = [
  ['screens', 15],
  ['channels', 40],
  ['chats', 60],
].map(([name, count]) => ({
  id: String(name),
  label: String(name),
  commands: Array.from({ length: Number(count) }, (_, index) => ({
    id: `${name} ${index}`,
    title: `${name} ${index + 1}`,
    description: 'one line more',
    href: `/${name}/${index}`,
  })),
}));

let setOpen: (isOpen: boolean) => void = () => undefined;

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  setOpen = setIsOpen;
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onChoose={() => undefined}
      groups={groups}
      labels={{
        title: 'Search',
        placeholder: 'Where to?',
        close: 'Close',
        found: (count) => `${count} found`,
        empty: (typed) => `Nothing is called ${typed}`,
        loading: (group) => `${group} are on their way`,
        failed: (group) => `${group} did not come`,
        retry: 'Try again',
        move: 'Move',
        choose: 'Open',
      }}
    />
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Page />);

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const isReady = () => document.activeElement?.matches('input[role="combobox"]') === true;

window.palette = {
  open: async () => {
    // From the beginning of a frame, so that every run waits alike.
    await nextFrame();
    const start = performance.now();
    flushSync(() => setOpen(true));
    while (!isReady()) await nextFrame();
    // A message arrives after the frame in which the field got the focus.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
    return performance.now() - start;
  },
  close: async () => {
    flushSync(() => setOpen(false));
    while (document.querySelector('[role="dialog"]')) await nextFrame();
  },
};
