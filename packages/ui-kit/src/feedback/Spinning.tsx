import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { LucideProps } from 'lucide-react/types';
import { styled } from 'styled-components';

/** A turning ring; it does not turn, half faded, where motion is unwanted. */
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
