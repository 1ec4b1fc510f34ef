import { Trans } from '@lingui/react/macro';
import type { User } from '@my-air/api-client/contract';
import { hasCapability, useContributions, useUser, type Card } from '@my-air/feature-kit';
import { useLocale } from '@my-air/i18n';
import { Page, useIsWide } from '@my-air/ui-kit';
import { useDeferredValue, useReducer } from 'react';
import { styled } from 'styled-components';

import { PersonNotices } from '../person/PersonNotices.tsx';
import { IntroTour, isTourDue } from '../tour/IntroTour.tsx';
import { useIsListed } from '../waiting/useIsListed.ts';
import { WaitingPanel } from '../waiting/WaitingPanel.tsx';
import { Cards } from './Cards.tsx';
import { Slot } from './Slot.tsx';

/** The news of the creator's channels and money, and the next steps. */
export function HomeScreen() {
  const cards = useContributions('cards');
  const user = useUser();
  const locale = useLocale();
  const main = cardsAt('main', cards, user);
  const aside = cardsAt('aside', cards, user);
  const wide = cardsAt('wide', cards, user);
  const onPhone = [...aside, ...main]
    .filter(isFirstOnPhone)
    .concat([...main, ...aside].filter(isLater), wide);
  // Deferred: all cards in one go are a lot to draw, and a tap in the meantime is answered first.
  const isListed = useDeferredValue(useIsListed());
  // Two columns of cards have room beside each other.
  const isWide = useIsWide('md');
  const [ends, countEnd] = useReducer((before: number) => before + 1, 0);
  const name = user?.name;
  const waiting = (
    <Slot name="waiting" height={212}>
      {/* Features write their lines when the list is made; in another language it is made again. */}
      <WaitingPanel key={locale} isListed={isListed} />
    </Slot>
  );

  return (
    <Page
      title={name ? <Trans>Hello, {name}</Trans> : <Trans>Hello</Trans>}
      lead={<Trans>Your channels, your earnings and your next steps.</Trans>}
    >
      {user && <PersonNotices user={user} />}
      {/* Each column is as long as its cards; on a phone money and channels come before the rest. */}
      {isWide ? (
        <>
          <Columns>
            <Column>
              {waiting}
              <Cards cards={main} isShown={isListed} onEnd={countEnd} />
            </Column>
            <Column>
              <Cards cards={aside} onEnd={countEnd} />
            </Column>
          </Columns>
          {ends >= 2 && <Cards cards={wide} />}
        </>
      ) : (
        <Column>
          {waiting}
          <Cards cards={onPhone} isShown={isListed} />
        </Column>
      )}
      {user && isTourDue(user) && <IntroTour />}
    </Page>
  );
}

const isFirstOnPhone = ({ isFirstOnPhone: isFirst = false }: Card) => isFirst;
const isLater = (card: Card) => !isFirstOnPhone(card);

function cardsAt(place: Card['place'], cards: readonly Card[], user: User | undefined): readonly Card[] {
  return cards.filter(
    (card) => card.place === place && (!card.capability || hasCapability(user, card.capability)),
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  gap: var(--space-section);
  align-items: start;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-section);
  min-width: 0;
`;
