import { styled } from 'styled-components';

// Roles stand where the elements imply them, because the cards of a narrow place are blocks, which imply none.
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Line = styled.tr.attrs({ role: 'row' })``;
export const ColumnName = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const RowName = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
