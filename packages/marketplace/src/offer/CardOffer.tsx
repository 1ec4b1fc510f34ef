import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@my-air/ui-kit';

import { AwaitButton } from '../awaited/AwaitButton.tsx';
import { useAwaited } from '../awaited/useAwaited.ts';
import type { Product } from '../contract.ts';
import { isHad } from './Availability.ts';
import { describeMisfit, describeAvailability } from './describeAvailability.ts';
import type { Applicant } from './describeAccess.ts';
import { MainButton } from './MainButton.tsx';
import { useCanAct, useOfferAct } from './useOfferAct.ts';
import { useOfferWords } from './useOfferWords.ts';

export interface CardOfferProps {
  /** The service of the card. */
  product: Product;
  /** The user with their channels, for the eligibility. */
  applicant: Applicant;
}

/**
 * The one button of a card: the next step with a service that the user has or that is closed, and its action otherwise.
 * Why it is closed is folded.
 */
export function CardOffer({ product, applicant }: CardOfferProps) {
  const words = useOfferWords();
  const act = useOfferAct();
  const canAct = useCanAct();
  const offer = describeAvailability(product, applicant);
  const misfit = describeMisfit(product, applicant);
  const { label, isEnabled, effect, reason, remedy } = offer;
  const remedyLabel = remedy && canAct(remedy) ? words.remedy(remedy) : undefined;
  const has = reason !== undefined && isHad(reason);
  // An offer that says the same as the misfit says it once.
  const closed = [misfit, reason?.kind === misfit?.kind ? undefined : reason]
    .filter((one) => one !== undefined)
    .filter((one) => one.kind !== 'coming' && !isHad(one))
    .map((one) => words.reason(one));
  const hasMain = label !== undefined && isEnabled && canAct(effect);
  const next = remedy && remedyLabel && (
    <Button size="s" onClick={() => void act(product, remedy)}>
      {remedyLabel}
    </Button>
  );
  const main = hasMain && <MainButton product={product} offer={offer} size="s" variant="secondary" />;

  return (
    <Stack gap={2} align="start">
      {reason && has && (
        <Text size={14} tone="muted">
          {words.reason(reason)}
        </Text>
      )}
      {remedy?.kind === 'await' ? <AwaitedService id={product.id} /> : (has && next) || main || next}
      {closed.length > 0 && (
        <Text as="details" size={14} tone="muted">
          <summary>{misfit ? <Trans>Not eligible yet</Trans> : <Trans>Not available</Trans>}</summary>
          {closed.join(' ')}
        </Text>
      )}
    </Stack>
  );
}

/** A service that is only announced: the user can ask to be notified once it is open. */
function AwaitedService({ id }: { id: number }) {
  const [isAwaited, setAwaited] = useAwaited(id);
  return (
    <>
      <AwaitButton isAwaited={isAwaited} onChange={setAwaited} size="s" />
      {isAwaited && (
        <Text size={14} tone="muted">
          <Trans>It is not available yet. We will let you know here when it is.</Trans>
        </Text>
      )}
    </>
  );
}
