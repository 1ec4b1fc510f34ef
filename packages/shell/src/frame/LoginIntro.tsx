import { Trans } from '@lingui/react/macro';
import type { Brand } from '@my-air/ui-kit';
import { media } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { useShell } from '../Shell.ts';

/** The purpose of the portal, below the sign-in on phones and beside it elsewhere, there with the brand's picture. */
export function LoginIntro() {
  const { brand } = useAtomValue(useShell().appearance.appearanceAtom);

  return (
    <Intro $brand={brand}>
      <Title>
        <Trans>Everything around your channel, in one place</Trans>
      </Title>
      <Lead>
        <Trans>Your channels, your earnings, the services that help you grow, and people who answer.</Trans>
      </Lead>
    </Intro>
  );
}

const Intro = styled.aside<{ $brand: Brand }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  justify-content: center;
  padding: var(--space-8) var(--space-5);
  overflow: hidden;
  background: var(--color-accent-soft);

  ${media.up('md')} {
    --picture: min(38vh, 24rem);
    grid-area: 1 / 1;
    padding: var(--space-12) clamp(var(--space-8), 8vw, 8rem) calc(var(--picture) + var(--space-8));
    isolation: isolate;

    /* The brand's picture: plates, and what is drawn on them. The files give the shapes and the tokens the colours. */
    &::before,
    &::after {
      position: absolute;
      z-index: -1;
      inset-block-end: var(--space-8);
      inset-inline: clamp(var(--space-8), 8vw, 8rem);
      height: var(--picture);
      background: var(--color-raised);
      mask: url('/brand/${({ $brand }) => $brand}-login-plates.svg') left bottom / contain no-repeat;
      content: '';
    }
    &::after {
      background: var(--color-accent);
      mask-image: url('/brand/${({ $brand }) => $brand}-login-ink.svg');
    }
  }
`;

const Title = styled.p`
  max-width: 16ch;
  margin: 0;
  font-size: clamp(var(--font-size-24), 1rem + 2.6vw, var(--font-size-44));
  font-weight: var(--font-weight-heading);
  line-height: 1.12;
  letter-spacing: var(--font-tracking-heading);
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 44ch;
  margin: 0;
  color: var(--color-muted);
  text-wrap: pretty;
`;
