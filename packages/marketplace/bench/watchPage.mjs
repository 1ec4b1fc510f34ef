/**
 * Runs in the page before its own scripts: sums up layout shifts, and signals when an awaited result is
 * painted.
 */
export function watchPage() {
  const results = () => document.querySelector('[aria-labelledby="services-found"]');
  const watch = { moved: 0, shifts: [], markups: [] };
  window.watch = watch;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      watch.moved += entry.value;
      watch.shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  // A message that is sent while a frame is made is read once it has been handed over to be drawn.
  const { port1, port2 } = new MessageChannel();
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    });

  /**
   * Begins to wait for the result of the next press of a key or button: `watch.result` is the time from the
   * press to the painted result.
   */
  watch.begin = () => {
    let started;
    const onInput = ({ timeStamp }) => {
      started ??= timeStamp;
    };
    for (const type of ['keydown', 'click']) addEventListener(type, onInput, { capture: true });
    watch.result = new Promise((resolve) => {
      const finish = (time) => {
        clearTimeout(timer);
        observer.disconnect();
        for (const type of ['keydown', 'click']) removeEventListener(type, onInput, { capture: true });
        resolve(time);
      };
      // A letter may change nothing: then there is nothing to measure.
      const timer = setTimeout(() => finish(undefined), 400);
      const observer = new MutationObserver(async () => {
        observer.disconnect();
        const end = await painted();
        watch.markups.push(results().innerHTML);
        finish(end - started);
      });
      observer.observe(results(), { childList: true, subtree: true, characterData: true });
    });
  };

  /** The least that drawing the same results can take: their markup alone, put where they were, in a copy of the page without any code. */
  watch.floor = async () => {
    const root = document.querySelector('#root');
    const copy = root.cloneNode(true);
    copy.removeAttribute('id');
    root.after(copy);
    root.style.display = 'none';
    const place = copy.querySelector('[aria-labelledby="services-found"]');
    const times = [];
    for (const markup of watch.markups) {
      await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 16));
      const started = performance.now();
      place.innerHTML = markup;
      times.push((await painted()) - started);
    }
    copy.remove();
    root.style.display = '';
    return times;
  };
}
