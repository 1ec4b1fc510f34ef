import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { Avatar, media } from '@my-air/ui-kit';
import { lazy } from 'react';
import { styled } from 'styled-components';

import { useFloating } from './useFloating.ts';
import { WithoutFailure } from '../errors/WithoutFailure.tsx';

const loadItems = () => import('./AccountItems.tsx');
const AccountItems = lazy(async () => ({ default: (await loadItems()).AccountItems }));

/** The button of the account menu: the signed-in user. */
export function AccountMenu() {
  const { t } = useLingui();
  const user = useUser();
  const name = user?.name ?? '';
  const { isDrawn, button, opening } = useFloating(loadItems);

  return (
    <>
      <Button {...button} data-tour="account" aria-haspopup="menu" aria-label={t`Account of ${name}`}>
        <Avatar name={name} src={user?.avatar_image} size={36} />
        <Name>{name}</Name>
      </Button>
      <WithoutFailure>{isDrawn && <AccountItems {...opening} />}</WithoutFailure>
    </>
  );
}

const Button = styled.button`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.75rem;
  padding: var(--space-1);
  color: inherit;
  font: inherit;
  font-size: var(--font-size-14);
  font-weight: 550;
  background: none;
  border: 0;
  border-radius: 99px;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }
`;

const Name = styled.span`
  max-width: 14rem;
  padding-inline-end: var(--space-2);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.down('xs')} {
    display: none;
  }
`;
