import { useLingui } from '@lingui/react/macro';
import { Row, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { Product } from '../contract.ts';

/** The services that would be an answer, but that the user has or has requested: links, and no advice. */
export function HeldServices({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  return (
    <Row gap={2} wrap>
      <Text as="span" size={14} tone="muted">{t`Already active or requested:`}</Text>
      {products.map(({ id, name }) => (
        <Text as="span" size={14} key={id}>
          <TextLink render={<Link to="/services/$id" params={{ id: String(id) }} />}>
            <bdi>{name}</bdi>
          </TextLink>
        </Text>
      ))}
    </Row>
  );
}
