import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { css, styled } from 'styled-components';

declare global {
  interface Window {
    /**
     * Draws `count` rows into an empty element, lays them out, removes them; returns the milliseconds of
     * drawing.
     */
    drawRows: (kind: 'styled' | 'plain', count: number) => Promise<number>;
  }
}

// One text for both, so that they differ only in what adds the class.
const looks = {
  row: 'display: flex; gap: var(--space-3); align-items: center; padding: var(--space-3); border-bottom: 1px solid var(--color-line);',
  picture: 'width: 2rem; height: 2rem; background: var(--color-sunken); border-radius: 50%;',
  words: 'display: flex; flex: 1; flex-direction: column; min-width: 0;',
  name: 'color: var(--color-text); font-weight: 600; overflow-wrap: anywhere;',
  fact: 'color: var(--color-muted); font-size: var(--font-size-12);',
  state:
    'padding: 0.125rem 0.5rem; color: var(--color-muted); font-size: var(--font-size-12); background: var(--color-sunken); border-radius: var(--radius-chip);',
  button:
    'min-height: 2rem; padding: 0.25rem var(--space-3); color: var(--color-text); font: inherit; background: var(--color-raised); border: 1px solid var(--color-outline); border-radius: var(--radius-control);',
};
type Part = keyof typeof looks;
const parts = Object.keys(looks) as Part[];

const sheet = document.createElement('style');
sheet.textContent = parts
  .map((part) => `.${part} { ${looks[part]} } .${part}:hover { opacity: 0.9; }`)
  .join('\n');
document.head.append(sheet);

const look = (part: Part) =>
  css([`${looks[part]} &:hover { opacity: 0.9; }`] as unknown as TemplateStringsArray);
const Row = styled.li`
  ${look('row')}
`;
const Picture = styled.span`
  ${look('picture')}
`;
const Words = styled.div`
  ${look('words')}
`;
const Name = styled.span`
  ${look('name')}
`;
const Fact = styled.span`
  ${look('fact')}
`;
const State = styled.span`
  ${look('state')}
`;
const Button = styled.button`
  ${look('button')}
`;

window.drawRows = async (kind, count) => {
  const place = document.createElement('ul');
  document.body.append(place);
  const root = createRoot(place);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  flushSync(() =>
    root.render(kind === 'styled' ? <StyledRows count={count} /> : <PlainRows count={count} />),
  );
  place.getBoundingClientRect();
  const time = performance.now() - start;
  root.unmount();
  place.remove();
  return time;
};

const facts = (index: number) => ({
  name: `Channel ${index}`,
  fact: `${index * 37} subscribers`,
  tone: index % 3 === 0 ? 'positive' : 'warning',
});

function StyledRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const { name, fact, tone } = facts(index);
    return (
      <Row key={index}>
        <Picture />
        <Words>
          <Name>{name}</Name>
          <Fact>{fact}</Fact>
        </Words>
        <State data-tone={tone}>
          <Check aria-hidden />
          <span>Connected</span>
        </State>
        <Button type="button">
          <ArrowRight aria-hidden />
          Join
        </Button>
      </Row>
    );
  });
}

function PlainRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const { name, fact, tone } = facts(index);
    return (
      <li key={index} className="row">
        <span className="picture" />
        <div className="words">
          <span className="name">{name}</span>
          <span className="fact">{fact}</span>
        </div>
        <span className="state" data-tone={tone}>
          <Check aria-hidden />
          <span>Connected</span>
        </span>
        <button className="button" type="button">
          <ArrowRight aria-hidden />
          Join
        </button>
      </li>
    );
  });
}
