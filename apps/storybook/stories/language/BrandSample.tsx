import {
  Button,
  Card,
  Field,
  Heading,
  ProgressBar,
  Row,
  Stack,
  StatTile,
  Status,
  Text,
  TextInput,
} from '@my-air/ui-kit';
import { characterOf, densityOf, tokenCss, type BrandSource, type Scheme } from '@my-air/ui-kit/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BrandSampleProps {
  /** The brand, or its token file. */
  brand: BrandSource;
  /** The name of the brand. */
  name: string;
  scheme: Scheme;
  /** More components below the first ones. */
  children?: ReactNode;
}

/** A brand in one scheme, whatever the page around it shows. */
export function BrandSample({ brand, name, scheme, children }: BrandSampleProps) {
  const id = useId();
  return (
    <Ground id={id} aria-label={`${name}, ${scheme}`}>
      <style>
        {tokenCss(brand, scheme)
          .replaceAll(':root:root:root', `#${id}`)
          .replaceAll(/(:root)+/g, `#${id}`)}
      </style>
      <Text size={12} tone="muted">
        {densityOf(brand)}
      </Text>
      <Stack gap={2}>
        <Heading level={2} size={24}>
          {name}, {scheme}
        </Heading>
        <Text size={14} tone="muted">
          {characterOf(brand)}
        </Text>
      </Stack>
      <Card>
        <StatTile label="Available" value="$4,310.75" />
        <ProgressBar label="To the next payment" value={72} max={100} />
        <Row wrap>
          <Status tone="positive">Connected</Status>
          <Status tone="warning">In moderation</Status>
        </Row>
      </Card>
      <Field label="Wallet">
        <TextInput defaultValue="TQ5n…81kd" />
      </Field>
      <Row wrap>
        <Button variant="primary">Withdraw</Button>
        <Button>History</Button>
        <Button variant="quiet">Later</Button>
      </Row>
      {children}
    </Ground>
  );
}

const Ground = styled.section`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;
  padding: var(--space-6);
  color: var(--color-text);
  font-family: var(--font-family);
  background: var(--color-ground);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
