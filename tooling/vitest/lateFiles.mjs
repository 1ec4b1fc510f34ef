/** The time by which files come late, in milliseconds; 0 outside of the proof `pace`. */
const delay = Number(process.env.LATE_FILES ?? 0);

/** The wait. A test that fakes the timers decides itself when time passes: `clock` is the mark of a fake. */
const wait = `new Promise((resolve) => (setTimeout.clock ? resolve() : setTimeout(resolve, ${delay})))`;

/**
 * A Vite plugin with which each file that is loaded with its first use comes late, as on a busy machine: a test that
 * looks for what such a file draws, and does not wait for it, is red.
 */
export const lateFiles = () =>
  delay > 0 && {
    name: 'my-air-late-files',
    enforce: 'post',
    transform(code, id) {
      if (/node_modules|\.test\.|\/testing\/|\/tests\//.test(id)) return undefined;
      return code.replaceAll(/\bimport\((\s*["'][^"']+["']\s*)\)/g, `${wait}.then(() => import($1))`);
    },
  };
