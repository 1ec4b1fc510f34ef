import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { answerDue, businessCalendarOf } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { Heading, Stack, useNow } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import type { Product } from '../contract.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { groupOffers, type Opening } from '../offer/groupOffers.ts';
import { ProductGrid } from './ProductGrid.tsx';

/** The number of closed services of one kind that are drawn before the user asks for more. */
const mostClosed = 12;

export interface ProductGroupsProps {
  /** The services, in the order that each group keeps. */
  products: readonly Product[];
  /** The user with their channels, who decide which services are open. */
  applicant: Applicant;
}

/** Services in three groups: open to the user, opening later by what opens them, and announced. */
export function ProductGroups({ products, applicant }: ProductGroupsProps) {
  const format = useFormat();
  const { open, later, coming } = groupOffers(products, applicant);
  const laterCount = later.reduce((sum, group) => sum + group.products.length, 0);
  const [openNumber, laterNumber, comingNumber] = [open.length, laterCount, coming.length].map((count) =>
    format.number(count),
  );
  return (
    <Stack gap={8}>
      {open.length > 0 && (
        <Group id="services-open" title={<Trans>Available now ({openNumber})</Trans>}>
          <ProductGrid products={open} applicant={applicant} level={4} />
        </Group>
      )}
      {laterCount > 0 && (
        <Group id="services-later" title={<Trans>Opens later ({laterNumber})</Trans>}>
          {later.map(({ opening, products: opened }) => (
            <Stack key={opening.kind} gap={3}>
              <OpeningHeading opening={opening} count={opened.length} />
              <ProductGrid products={opened} applicant={applicant} level={5} limit={mostClosed} />
            </Stack>
          ))}
        </Group>
      )}
      {coming.length > 0 && (
        <Group id="services-coming" title={<Trans>Coming soon ({comingNumber})</Trans>}>
          <ProductGrid products={coming} applicant={applicant} level={4} limit={mostClosed} />
        </Group>
      )}
    </Stack>
  );
}

function Group({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading id={id} level={3} size={20}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** When and why the services below it open. */
function OpeningHeading({ opening, count }: { opening: Opening; count: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const now = useNow();
  const number = format.number(count);
  const titles = (): string => {
    switch (opening.kind) {
      case 'acceptance': {
        const { title } = opening.channel;
        const due = answerDue(opening.channel, businessCalendarOf(portal));
        if (!due || due.getTime() < now) return t`Opens when ${title} is accepted (${number})`;
        const date = format.shortDate(due);
        return t`Opens when ${title} is accepted, about ${date} (${number})`;
      }
      case 'connection':
        return t`Opens when one of your channels is connected (${number})`;
      case 'subscribers':
        return t`Opens when your channel has more subscribers (${number})`;
      case 'platform':
        return t`Opens with a channel on another platform (${number})`;
      case 'network':
        return t`Opens when your channel is in our network (${number})`;
      case 'capability':
        return t`Opens when we enable it for you (${number})`;
      case 'membership':
        return t`Opens for members of our program (${number})`;
      case 'other':
        return t`Not available right now (${number})`;
    }
  };
  return (
    <Heading level={4} size={14} dir="auto">
      {titles()}
    </Heading>
  );
}
