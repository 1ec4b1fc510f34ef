import { styled } from 'styled-components';

import { flow, type FlowProps } from './Stack.tsx';

/** A layout of children beside each other. */
export function Row({ gap = 3, align = 'center', justify = 'start', wrap, style, ...rest }: FlowProps) {
  return <Line {...rest} style={{ ...flow(gap, align, justify, wrap), ...style }} />;
}

const Line = styled.div`
  display: flex;
  min-width: 0;
`;
