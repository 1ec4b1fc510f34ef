import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hooksOf } from './hooksOf.ts';

const root = fileURLToPath(new URL('../../../packages/', import.meta.url));
/** The limit of hooks: a component or hook with more has more than one idea, and gives one to another. */
const most = 7;

test('calls of hooks are counted for the component or hook that makes them', () => {
  const source = `
    export function Card() { const [a] = useState(0); useEffect(() => () => undefined); return route.useParams(); }
    const Row = memo(function Row({ id }) { return useText(id); });
    const Field = forwardRef((props, ref) => <i ref={useMerged(ref)} />);
    function useText() { return useState(1); }
    function List() { function Inner() { return useId(); } return <Inner key={user(1)} />; }`;
  expect(Object.fromEntries(hooksOf('a.tsx', source))).toEqual({
    Card: 3,
    Row: 1,
    Field: 1,
    useText: 1,
    Inner: 1,
  });
});

test(`no component and no hook calls more than ${most} hooks`, () => {
  const files = readdirSync(root).flatMap((name) => productFiles(name));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    [...hooksOf(file, readFileSync(`${root}${file}`, 'utf8'))]
      .filter(([, count]) => count > most)
      .map(([name, count]) => [`${file}: ${name}`, count] as const),
  );
  expect(Object.fromEntries(found)).toEqual({});
});

/** The modules of a package, without tests, stories and catalogues. */
function productFiles(name: string): readonly string[] {
  return readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        /(?<!\.d)\.tsx?$/.test(file) &&
        !/\.(?:test|stories|test-d)\.tsx?$|(?:^|\/)(?:testing|locales)\//.test(file),
    )
    .map((file) => `${name}/src/${file}`);
}
