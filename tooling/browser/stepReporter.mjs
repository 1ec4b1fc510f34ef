/** The kind of work in a step of Playwright; undefined counts it as the steps within it, and as acting. */
function nameOf(step) {
  if (step.category === 'fixture') {
    if (/sandbox/.test(step.title)) return 'start';
    if (/baseURL/.test(step.title)) return 'reset';
    if (/browser|context|page/.test(step.title)) return 'browser';
    return undefined;
  }
  if (step.category === 'test.step' && step.title === 'axe') return 'axe';
  if (step.category === 'pw:api' && /^(Navigate|Reload|page\.(goto|reload))/.test(step.title)) return 'load';
  return undefined;
}

const isNamed = (step) => step !== undefined && (nameOf(step) !== undefined || isNamed(step.parent));

/**
 * A reporter of Playwright that prints, at the end, where the seconds of all workers together went:
 * `Steps  acting 120.1s, load 80.0s, …`. The table of `pnpm minutes` is made of such lines.
 */
export default class StepReporter {
  #steps = { acting: 0 };

  onTestEnd(test, result) {
    const add = (name, duration) => (this.#steps[name] = (this.#steps[name] ?? 0) + duration);
    let named = 0;
    const visit = (step) => {
      const name = isNamed(step.parent) ? undefined : nameOf(step);
      if (name) {
        add(name, step.duration);
        named += step.duration;
      }
      for (const inner of step.steps) visit(inner);
    };
    for (const step of result.steps) visit(step);
    add('acting', Math.max(result.duration - named, 0));
  }

  onEnd() {
    const parts = Object.entries(this.#steps).map(([name, took]) => `${name} ${(took / 1000).toFixed(1)}s`);
    console.log(`Steps  ${parts.join(', ')}`);
  }

  printsToStdio() {
    return false;
  }
}
