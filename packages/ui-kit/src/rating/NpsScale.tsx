import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface NpsScaleProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The question, such as whether the user would recommend us. */
  label: ReactNode;
  /** The chosen answer; null while there is none. */
  value: number | null;
  /** Called with the chosen answer. */
  onValueChange: (value: number) => void;
  /** The highest answer; the lowest is 0. @default 10 */
  max?: number | undefined;
  /** The meaning of the lowest answer. */
  lowLabel: string;
  /** The meaning of the highest answer. */
  highLabel: string;
  /** The name of the value in a submitted form; without it the browser sends a generated one. */
  name?: string | undefined;
}

/** A question that is answered by a number, with the meaning of both ends of the scale. */
export function NpsScale({
  label,
  value,
  onValueChange,
  max = 10,
  lowLabel,
  highLabel,
  name,
  ...rest
}: NpsScaleProps) {
  const id = useId();
  return (
    <Group {...rest}>
      <Legend>{label}</Legend>
      <Answers style={{ gridTemplateColumns: `repeat(${max + 1}, minmax(0, 1fr))` }}>
        {Array.from({ length: max + 1 }, (_, answer) => (
          <Answer key={answer}>
            <input
              type="radio"
              name={name ?? id}
              value={answer}
              checked={answer === value}
              aria-describedby={endOf(answer, max, id)}
              onChange={() => onValueChange(answer)}
            />
            {answer}
          </Answer>
        ))}
      </Answers>
      <Ends aria-hidden>
        <span id={`${id}-low`}>{lowLabel}</span>
        <span id={`${id}-high`}>{highLabel}</span>
      </Ends>
    </Group>
  );
}

function endOf(answer: number, max: number, id: string): string | undefined {
  if (answer === 0) return `${id}-low`;
  return answer === max ? `${id}-high` : undefined;
}

const Group = styled.fieldset`
  min-width: 0;
  max-width: 36rem;
  margin: 0;
  padding: 0;
  border: 0;
  container-type: inline-size;
  /* Its content gives it none. */
  width: 100%;
`;

const Legend = styled.legend`
  margin-bottom: var(--space-2);
  padding: 0;
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-strong);
`;

const Answers = styled.div`
  display: grid;
  gap: 0.25rem;

  /* One row on phones too: answers in two rows read as two scales. */
  @container (width < 30rem) {
    gap: 0.125rem;
  }
  /* With text so large that a number does not fit, there is no other way. */
  @container (width < 16rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr)) !important;
  }
`;

const Answer = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  font-size: var(--font-size-14);
  background: var(--color-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-control);
  cursor: pointer;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast);

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: inherit;
    opacity: 0;
  }
  &:hover:not(:has(:checked, :disabled)) {
    background: var(--color-hover);
  }
  &:has(:checked) {
    color: var(--color-on-accent);
    font-weight: var(--font-weight-strong);
    background: var(--color-accent);
    border-color: var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--color-muted);
    background: var(--color-sunken);
    border-color: var(--color-line);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  margin-top: var(--space-1);
  color: var(--color-muted);
  font-size: var(--font-size-12);

  > :last-child {
    text-align: end;
  }
`;
