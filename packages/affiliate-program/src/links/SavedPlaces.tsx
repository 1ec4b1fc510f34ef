import { Trans, useLingui } from '@lingui/react/macro';
import { keptAtom } from '@my-air/feature-kit/state';
import { ShortList } from '@my-air/feature-kit/views';
import { Button, Heading, Row, Stack, parseUrl } from '@my-air/ui-kit';
import * as v from 'valibot';

import type { ReferralProgram } from '../contract.ts';
import { LinkField } from './LinkField.tsx';
import { Counts } from './SourceCounts.tsx';
import { withSource } from './withSource.ts';

/** The places that a user named in this browser, in their own words, the latest first. */
export const savedPlaces = keptAtom('affiliate-program.places', v.array(v.string()), [], {
  per: 'user',
  survivesSignOut: true,
});

/** The word that the link of a place carries; undefined where it carries none. */
export const markOf = (link: string, place: string): string | undefined =>
  parseUrl(withSource(link, place))?.searchParams.get('src') ?? undefined;

/** The number of places that are listed at first. */
const mostShown = 3;

export interface SavedPlacesProps {
  /** The places in the user's words. */
  places: readonly string[];
  /** The partner's link, which a place is added to. */
  link: string;
  /** The places that are counted; null or undefined where the server counts none. */
  sources?: ReferralProgram['referral_link_sources'];
  /** Called to forget a place; its link stays valid. */
  onRemove: (place: string) => void;
}

/** The links of the places that the user named, each with its visits and registrations. */
export function SavedPlaces({ places, link, sources, onRemove }: SavedPlacesProps) {
  const { t } = useLingui();

  return (
    <ShortList items={places} limit={mostShown}>
      {(shown) =>
        shown.map((place) => {
          const counted = sources?.find(({ source }) => source === markOf(link, place));
          return (
            <Stack key={place} as="section" gap={2} aria-label={place}>
              <Row justify="between" wrap>
                <Heading level={3} size={14} dir="auto">
                  {place}
                </Heading>
                {sources && <Counts hit_count={0} registration_count={0} {...counted} />}
              </Row>
              <LinkField label={t`Link for this place`} url={withSource(link, place)} />
              <Row>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t`Remove: ${place}`}
                  onClick={() => onRemove(place)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </Row>
            </Stack>
          );
        })
      }
    </ShortList>
  );
}
