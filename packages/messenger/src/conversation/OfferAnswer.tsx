import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal, useUser } from '@my-air/feature-kit';
import { endOf, useFormat, useLocale } from '@my-air/i18n';
import { Button, Row, Status, useNow } from '@my-air/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { changeDraft, joinTexts, withMessage } from '../drafts/ChatDraft.ts';
import { messengerPorts } from '../ports.ts';
import { giveToSender, useUnsent } from '../send/useOutgoing.ts';
import { useConversation } from './ConversationContext.ts';

/** The facts of an offer, and the ways to answer it. */
export function OfferAnswer() {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow({ interval: 60_000 });
  const { chat, open } = useConversation();
  if (chat.process?.processable_type !== 'productProposal') return null;
  const { price_usd, valid_until } = chat.process.processable ?? {};
  const price = typeof price_usd === 'number' ? format.money(price_usd) : '';
  const until = valid_until ? format.shortDate(valid_until) : '';
  if (endOf(valid_until, format.timeZone) <= now) {
    return <OfferLine>{t`The offer was valid until ${until}. Ask in this chat for a new one.`}</OfferLine>;
  }
  return (
    <OfferLine>
      <strong>{[price, until && t`valid until ${until}`].filter(Boolean).join(', ')}</strong>
      {/* Before the messages are here it is not known whether the offer was accepted. */}
      {open.isOpened && <OfferAnswers />}
    </OfferLine>
  );
}

/** The buttons that answer an offer, until it is accepted. */
function OfferAnswers() {
  const { t } = useLingui();
  const userId = useUser()?.id;
  const { chat, composer } = useConversation();
  const offer = useOfferName(chat);
  const { isAccepted, isAccepting, accept } = useAcceptance(offer);

  function askForOtherTerms() {
    const text = offer ? t`I would like other terms for the offer: ${offer}.` : t`I would like other terms.`;
    changeDraft(userId, chat.id, (draft) =>
      draft.message.includes(text) ? draft : withMessage(draft, { message: joinTexts(draft.message, text) }),
    );
    composer.current?.focus();
  }

  if (isAccepted) {
    return (
      <Status tone="positive">
        <Trans>You accepted the offer</Trans>
      </Status>
    );
  }
  return (
    <Row gap={2} wrap>
      <Button size="s" variant="primary" isBusy={isAccepting} onClick={() => void accept()}>
        <Trans>Accept</Trans>
      </Button>
      <Button size="s" onClick={askForOtherTerms}>
        <Trans>Ask for other terms</Trans>
      </Button>
    </Row>
  );
}

/** The service of an offer and its price; empty when neither is known. */
function useOfferName({ process }: Chat): string {
  const format = useFormat();
  const { product, price_usd } = process?.processable ?? {};
  return [product?.name, typeof price_usd === 'number' && format.money(price_usd)].filter(Boolean).join(', ');
}

/** Accepts an offer by a message, after its agreement was accepted where it has one. */
function useAcceptance(offer: string) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const author = useUser();
  const locale = useLocale();
  const { chat, open, feed } = useConversation();
  const unsent = useUnsent();
  const [isAccepting, setIsAccepting] = useState(false);
  // A second press in the same moment is the same answer.
  const isUnderWay = useRef(false);
  const acceptAgreement = port(messengerPorts, 'acceptAgreement');
  const { id, price_usd, valid_until } = chat.process?.processable ?? {};
  const words = offer ? t`I accept the offer: ${offer}.` : t`I accept the offer.`;
  const text = `${acceptanceMark} ${words}`;
  // The same in every tab and on every device: the server takes it once. Other terms are another offer.
  const key = ['offer', chat.id, id, price_usd, valid_until, locale].join(' ');
  const price = typeof price_usd === 'number' ? format.money(price_usd) : '';
  const isAccepted =
    unsent.some((message) => message.chatId === chat.id && isAcceptance(message.text, price)) ||
    open.messages.some(
      ({ user, deleted_at, message_markdown }) =>
        user?.me && !deleted_at && isAcceptance(message_markdown ?? '', price),
    );
  const agreement = open.messages.findLast((message) => message.agreement && !message.deleted_at)?.agreement;

  async function accept() {
    if (isUnderWay.current || isAccepted || !author) return;
    isUnderWay.current = true;
    setIsAccepting(true);
    try {
      if (agreement && !agreement.is_agreed && acceptAgreement) {
        if (!(await acceptAgreement(portal, agreement.id))) return;
        open.refetch();
      }
      const message = { chatId: chat.id, text, replyToMessageId: undefined, files: [] };
      await giveToSender(portal, author.id, message, key);
      feed.current?.showEnd();
    } finally {
      isUnderWay.current = false;
      setIsAccepting(false);
    }
  }

  return { isAccepted, isAccepting, accept };
}

/** The first sign of an acceptance. By it and by the price an acceptance is known in any language. */
const acceptanceMark = '✅';

/** Whether a message of the user accepts an offer at a price; offers without a price are all the same. */
function isAcceptance(message: string, price: string): boolean {
  const text = message.trimStart();
  return text.startsWith(acceptanceMark) && (price === '' || lastNumber(text) === lastNumber(price));
}

/** The digits of the last number in a text: languages put different signs between and around them. */
const lastNumber = (text: string) =>
  text
    .match(/\d[\d.,\u{A0}\u{202F}]*/gu)
    ?.at(-1)
    ?.replaceAll(/\D/g, '');

/** The line below the header of a chat about an offer. */
const OfferLine = styled.div`
  display: flex;
  flex-shrink: 0;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-4);
  font-size: var(--font-size-14);
  background: var(--color-accent-soft);
  border-bottom: 1px solid var(--color-line);
`;
