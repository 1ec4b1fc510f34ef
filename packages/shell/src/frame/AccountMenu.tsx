import { useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-api';
import { Avatar } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';
import { styled } from 'styled-components';

import type { AccountMenuListProps } from './AccountMenuList.tsx';

/**
 * The account menu: the signed-in user, their own pages, language, scheme, and sign-out. The list is loaded
 * when its button is pointed at or focused.
 */
export function AccountMenu() {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const [List, setList] = useState<ComponentType<AccountMenuListProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const hadFocus = useRef(false);

  async function load() {
    const { AccountMenuList } = await import('./AccountMenuList.tsx');
    hadFocus.current = document.activeElement === button.current;
    setList(() => AccountMenuList);
  }
  function prepare() {
    // Without a connection, a press says so.
    load().catch(() => {});
  }
  function open() {
    isWanted.current = true;
    load().catch(() => {
      isWanted.current = false;
      toasts.show({ type: 'error', title: t`Something went wrong` });
    });
  }
  useEffect(() => {
    if (!List) return;
    // The list draws its own button, in place of the one that was reached.
    if (hadFocus.current || isWanted.current) button.current?.focus();
    if (isWanted.current) button.current?.click();
    isWanted.current = false;
  }, [List]);

  if (List) return <List trigger={<Trigger ref={button} />} />;
  return (
    <Trigger ref={button} onClick={open} onPointerEnter={prepare} onFocus={prepare} aria-haspopup="menu" />
  );
}

function Trigger({ ref, ...rest }: { ref?: Ref<HTMLButtonElement> } & Record<string, unknown>) {
  const { t } = useLingui();
  const user = useUser();
  const name = user?.name ?? '';

  return (
    <Button ref={ref} type="button" data-tour="account" aria-label={t`Account of ${name}`} {...rest}>
      <Avatar name={name} src={user?.avatar_image} size={36} />
      <Name>{name}</Name>
    </Button>
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

  @media (max-width: 575.98px) {
    display: none;
  }
`;
