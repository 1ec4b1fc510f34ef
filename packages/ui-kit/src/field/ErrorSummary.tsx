import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** One thing that is wrong with a form. */
export interface FormProblem {
  /** The id of the control it is about, or its name in the form; without one it is about the whole form. */
  control?: string | undefined;
  /** What is wrong. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The state of the form, such as that two fields need a look. */
  title: ReactNode;
  /** What is wrong, in the order of the form; without anything nothing is drawn. */
  problems: readonly FormProblem[];
}

/** What is wrong with a form that was sent: it takes the focus when it comes, and each line leads to its control. */
export function ErrorSummary({ title, problems, ...rest }: ErrorSummaryProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (hasProblems) heading.current?.focus();
  }, [hasProblems]);

  // Nothing is wrong.
  if (!hasProblems) return null;

  return (
    <Frame role="alert" {...rest}>
      <OctagonAlert aria-hidden />
      <Words>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <List>
          {problems.map(({ control, message }, index) => (
            <li key={control ?? index}>
              {control === undefined ? (
                message
              ) : (
                <a href={`#${control}`} onClick={(event) => focusControl(event, control)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </List>
      </Words>
    </Frame>
  );
}

/** Goes to a control by itself: the address stays, because routers would take its fragment for a place of theirs. */
function focusControl(event: MouseEvent, control: string) {
  event.preventDefault();
  const named = document.querySelectorAll<HTMLElement>('input, select, textarea, button');
  const found =
    document.getElementById(control) ??
    [...named].find((element) => element.getAttribute('name') === control);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

const Frame = styled.div`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4);
  background: var(--color-critical-soft);
  border-radius: var(--radius-card);

  > svg {
    flex-shrink: 0;
    width: var(--icon-size-l);
    height: var(--icon-size-l);
    margin-top: 0.1em;
    color: var(--color-critical-text);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  margin: 0;
  font-weight: var(--font-weight-strong);
  border-radius: var(--radius-chip);
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: 1.125rem;
  font-size: var(--font-size-14);

  a {
    color: var(--color-critical-text);
    text-underline-offset: 0.2em;
  }
`;
