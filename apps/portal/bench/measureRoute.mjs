import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The files that every screen behind the sign-in has loaded already, by their names: home with its cards, and
 * the parts that live on every screen.
 */
const shellFiles = /^(?:signed-in|frame|overview|outbox)-/;

/**
 * Weighs the addition of a route to the shell: its screen with everything that this needs immediately. Parts
 * that it loads later, such as a dialog or the composer, do not count, and neither does what home has loaded.
 * @param inside the name of the file of the screen, where the route itself loads it by a word of the address
 * @returns the files with their weights in bytes, gzip -9
 */
export function measureRoute(folder, path, inside) {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const texts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  // A screen is where a lazy route is made for its address.
  const screenOf = (address) => {
    const marks = ['"', "'", '`'].map((quote) => `(${quote}${address}${quote})({`);
    const name = names.find((each) => marks.some((mark) => texts.get(each).includes(mark)));
    if (!name) throw new Error(`No file of ${folder} makes the screen of ${address}.`);
    return name;
  };
  const withImports = (roots) => {
    const found = new Set();
    const left = [...roots];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (found.has(name) || !texts.has(name)) continue;
      found.add(name);
      const imports = texts.get(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
      left.push(...Array.from(imports, ([, imported]) => imported));
    }
    return found;
  };
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const entries = Array.from(
    page.matchAll(/<script[^>]*src="[^"]*assets\/([\w.-]+\.js)/g),
    ([, name]) => name,
  );
  const shell = withImports([
    ...entries,
    ...names.filter((name) => shellFiles.test(name)),
    screenOf('/home'),
  ]);
  const screens = inside === undefined ? [] : names.filter((name) => name.startsWith(`${inside}-`));
  if (inside !== undefined && screens.length === 0) throw new Error(`${folder} has no file ${inside}.`);
  return [...withImports([screenOf(path), ...screens])]
    .filter((name) => !shell.has(name))
    .map((name) => ({ name, gzip: gzipSync(texts.get(name), { level: 9 }).length }));
}
