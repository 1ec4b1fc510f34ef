import { Trans } from '@lingui/react/macro';
import type { User } from '@my-air/api-client/contract';
import { hasCapability, useContributions, usePortal, useUser, type Card } from '@my-air/feature-kit';
import { OnlyScope, useSharedQueries } from '@my-air/feature-kit/data';
import { AllFailedAgain, Slot, useIsHeightKnown, Column, Columns } from '@my-air/feature-kit/views';
import { useLocale } from '@my-air/i18n';
import { Page, useIsWide } from '@my-air/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

import { NewsLine } from '../news/NewsLine.tsx';
import { PersonNotices } from '../person/PersonNotices.tsx';
import { useRoad } from '../road/useRoad.ts';
import { IntroTour, isTourDue } from '../tour/IntroTour.tsx';
import { WaitingPanel } from '../waiting/WaitingPanel.tsx';
import { WeekSlot } from '../week/WeekSlot.tsx';

const NewestMoment = lazy(async () => ({
  default: (await import('../moments/NewestMoment.tsx')).NewestMoment,
}));

/** The news of the creator's channels and money, and the next steps. */
export function HomeScreen() {
  const user = useUser();
  const road = useRoad();
  const cards = useFilledCards(road.leads);
  const locale = useLocale();
  const main = cardsAt('main', cards, user);
  const aside = cardsAt('aside', cards, user);
  const wide = cardsAt('wide', cards, user);
  const firstOnPhone = [...aside, ...main].filter(isFirstOnPhone);
  const laterOnPhone = [...main, ...aside].filter(isLater).concat(wide);
  // Two columns of cards have room beside each other.
  const isWide = useIsWide('md');
  const name = user?.name?.trim().split(/\s+/)[0];
  // The path of a newcomer begins with the news itself.
  const [hasNewsLine] = useState(!road.leads);
  const [isListed, setListed] = useState(false);
  // At a first visit the length of the list is not known: the cards below it are shown with it, a second later at most.
  const isHeightKnown = useIsHeightKnown('waiting');
  const isBelowShown = isListed || isHeightKnown;
  const waiting = (
    <Slot name="waiting" height={212} isSettled={isListed} isFirst>
      {/* Features write their lines when the list is made; in another language it is made again. */}
      <WaitingPanel key={locale} road={road} onListed={() => setListed(true)} />
    </Slot>
  );
  // Asked for only then: the first screen does not wait for it.
  const moment = isListed && (
    <Suspense>
      <NewestMoment key={locale} />
    </Suspense>
  );

  return (
    <Page
      title={name ? <Trans>Hello, {name}</Trans> : <Trans>Hello</Trans>}
      lead={hasNewsLine ? <NewsLine key={locale} isTold={road.leads} /> : undefined}
    >
      <OnlyScope />
      {user && <PersonNotices user={user} />}
      {/* Each column is as long as its cards; on a phone money and channels come before the rest. */}
      <AllFailedAgain>
        {isWide ? (
          <>
            <Columns>
              <Column>
                {waiting}
                {moment}
                <Below hidden={!isBelowShown}>
                  <WeekSlot road={road} />
                  <Cards cards={main} />
                </Below>
              </Column>
              <Column>
                <Cards cards={aside} />
              </Column>
            </Columns>
            <Cards cards={wide} firstCount={0} />
          </>
        ) : (
          <Column>
            {waiting}
            <Below hidden={!isBelowShown}>
              <WeekSlot road={road} />
              <Cards cards={firstOnPhone} />
              {moment}
              <Cards cards={laterOnPhone} firstCount={0} />
            </Below>
          </Column>
        )}
      </AllFailedAgain>
      {user && isTourDue(user) && <IntroTour isOnRoad={road.leads} />}
    </Page>
  );
}

interface CardsProps {
  /** The cards of a column, from its top. */
  cards: readonly Card[];
  /** The number of those that a screen shows first. @default 2 */
  firstCount?: number;
}

/** Cards below each other, each in a place of its own. */
function Cards({ cards, firstCount = 2 }: CardsProps) {
  return cards.map(({ id, label, height = 200, shape, Component }, index) => (
    <Slot key={id} name={id} label={label} height={height} shape={shape} isFirst={index < firstCount}>
      <Component />
    </Slot>
  ));
}

/** The cards of home; for a newcomer, without those that have nothing to show yet. */
function useFilledCards(isNewcomer: boolean): readonly Card[] {
  const portal = usePortal();
  const cards = useContributions('cards');
  const asked = cards.flatMap(({ id, isEmpty }) =>
    isNewcomer && isEmpty ? [{ id, query: isEmpty(portal) }] : [],
  );
  const answers = useSharedQueries(asked.map(({ query }) => query));
  if (!isNewcomer) return cards;
  const left = new Set(asked.filter((_, index) => answers[index]?.data !== false).map(({ id }) => id));
  return cards.filter(({ id }) => !left.has(id));
}

const isFirstOnPhone = ({ isFirstOnPhone: isFirst = false }: Card) => isFirst;
const isLater = (card: Card) => !isFirstOnPhone(card);

function cardsAt(place: Card['place'], cards: readonly Card[], user: User | undefined): readonly Card[] {
  return cards.filter(
    (card) => card.place === place && (!card.capability || hasCapability(user, card.capability)),
  );
}

/** Cards whose place depends on the length of the list above them. */
const Below = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
