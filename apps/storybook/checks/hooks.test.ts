import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hooksOf } from './hooksOf.ts';

const root = fileURLToPath(new URL('../../../packages/', import.meta.url));
/** The limit of hooks: a component with more has more than one idea, and gives one to a hook or child. */
const most = 7;
/** Components from before this check, with their calls. The list only gets shorter. */
const known: Readonly<Record<string, number>> = {
  'messenger/src/composer/Composer.tsx: Composer': 10,
  'messenger/src/composer/rich/RichField.tsx: RichField': 13,
  'messenger/src/conversation/Conversation.tsx: Conversation': 22,
  'messenger/src/window/RowList.tsx: RowList': 12,
};

test('calls of hooks are counted for the component that makes them', () => {
  const source = `
    export function Card() { const [a] = useState(0); useEffect(() => () => undefined); return route.useParams(); }
    const Row = memo(function Row({ id }) { return useText(id); });
    const Field = forwardRef((props, ref) => <i ref={useMerged(ref)} />);
    function useText() { return useState(1); }
    function List() { function Inner() { return useId(); } return <Inner key={user(1)} />; }`;
  expect(Object.fromEntries(hooksOf('a.tsx', source))).toEqual({ Card: 3, Row: 1, Field: 1, Inner: 1 });
});

test(`no component calls more than ${most} hooks`, () => {
  const files = readdirSync(root).flatMap((name) => screenFiles(name));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...hooksOf(file, readFileSync(`${root}${file}`, 'utf8'))]
      .filter(([, count]) => count > most)
      .map(([name, count]) => [`${file}: ${name}`, count] as const),
  );
  expect(Object.fromEntries(found)).toEqual(known);
});

/** The modules of a package's screens, without tests and stories. */
function screenFiles(name: string): readonly string[] {
  return readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.tsx') && !/\.(?:test|stories|test-d)\.tsx$|^testing\/|\/testing\//.test(file),
    )
    .map((file) => `${name}/src/${file}`);
}
