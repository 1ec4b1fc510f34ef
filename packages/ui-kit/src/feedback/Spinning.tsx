import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { LucideProps } from 'lucide-react/types';
import { styled } from 'styled-components';

/** A turning ring; with reduced motion it is still and half faded. */
export function Spinning(props: LucideProps) {
  return <Ring aria-hidden {...props} />;
}

const Ring = styled(LoaderCircle)`
  animation: kit-turn 0.9s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.6;
  }
`;
