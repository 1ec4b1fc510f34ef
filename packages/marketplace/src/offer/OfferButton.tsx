import { Trans } from '@lingui/react/macro';
import { Button, Row, Stack, Text, type ButtonSize } from '@my-air/ui-kit';
import { useId, type ReactNode } from 'react';

import { AwaitButton } from '../awaited/AwaitButton.tsx';
import { useAwaited } from '../awaited/useAwaited.ts';
import type { Product } from '../contract.ts';
import type { Availability } from './Availability.ts';
import { MainButton } from './MainButton.tsx';
import { useCanAct, useOfferAct } from './useOfferAct.ts';
import { useOfferWords } from './useOfferWords.ts';

export interface OfferButtonProps {
  /** The service that the button acts on. */
  product: Product;
  /** The possible action on the service, and the reason when there is none. */
  offer: Availability;
  /** @default 'm' */
  size?: ButtonSize;
  /** Whether it is the screen's primary action. @default false */
  isPrimary?: boolean;
}

/** The one action on a service; when it is not possible, the reason, and the step that changes it. */
export function OfferButton(props: OfferButtonProps) {
  return props.offer.remedy?.kind === 'await' ? <AwaitedOffer {...props} /> : <OfferLine {...props} />;
}

/** A service that is only announced: the user can ask to be notified once it is open. */
function AwaitedOffer(props: OfferButtonProps) {
  const { product, size = 'm' } = props;
  const [isAwaited, setAwaited] = useAwaited(product.id);
  return (
    <OfferLine
      {...props}
      step={<AwaitButton isAwaited={isAwaited} onChange={setAwaited} size={size} />}
      why={isAwaited && <Trans>It is not available yet. We will let you know here when it is.</Trans>}
    />
  );
}

interface OfferLineProps extends OfferButtonProps {
  /** The step that removes the reason, where it is not one of the usual ones. */
  step?: ReactNode;
  /** The reason in other words. */
  why?: ReactNode;
}

function OfferLine({ product, offer, size = 'm', isPrimary = false, step, why }: OfferLineProps) {
  const words = useOfferWords();
  const act = useOfferAct();
  const canAct = useCanAct();
  const reasonId = useId();
  const { reason, remedy } = offer;
  const remedyLabel = remedy && canAct(remedy) ? words.remedy(remedy) : undefined;
  // Nothing to press and nothing in the way: there is nothing to say.
  if (!offer.label && !reason) return null;

  return (
    <Stack gap={2} align="start">
      <Row gap={2} wrap>
        {offer.label && (!offer.isEnabled || canAct(offer.effect)) && (
          <MainButton
            product={product}
            offer={offer}
            size={size}
            variant={isPrimary ? 'primary' : 'secondary'}
            {...(reason && { 'aria-describedby': reasonId })}
          />
        )}
        {step}
        {remedy && remedyLabel && (
          <Button
            size={size}
            variant={offer.isEnabled ? 'quiet' : 'secondary'}
            onClick={() => void act(product, remedy)}
          >
            {remedyLabel}
          </Button>
        )}
      </Row>
      {reason && (
        <Text id={reasonId} size={14} tone="muted">
          {why || words.reason(reason)}
        </Text>
      )}
    </Stack>
  );
}
