import { Button, ExternalIcon, type ButtonSize } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { Product } from '../contract.ts';
import type { Availability } from './Availability.ts';
import { useOfferAct } from './useOfferAct.ts';
import { useOfferWords } from './useOfferWords.ts';

export interface MainButtonProps {
  /** The service that the button acts on. */
  product: Product;
  /** The possible action on the service; it has a label. */
  offer: Availability;
  /** The size of the button, that of the buttons beside it. */
  size: ButtonSize;
  /** The weight of the button on its screen. */
  variant: 'primary' | 'secondary';
  /** The id of the element with the reason against the action; nothing without one. */
  'aria-describedby'?: string;
}

/** The button, or the link, of a service's own action. */
export function MainButton({ product, offer, ...look }: MainButtonProps) {
  const words = useOfferWords();
  const act = useOfferAct();
  const label = words.label(offer);
  const { effect } = offer;

  if (!offer.isEnabled) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  }
  if (effect.kind === 'open-page') {
    return (
      <Button {...look} render={<Link to="/services/$id" params={{ id: String(product.id) }} />}>
        {label}
      </Button>
    );
  }
  if (effect.kind === 'open-url') {
    return (
      <Button
        {...look}
        icon={<ExternalIcon aria-hidden />}
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own words fill the link
        render={<a href={effect.url} target="_blank" rel="noopener noreferrer" />}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={() => void act(product, effect)}>
      {label}
    </Button>
  );
}
