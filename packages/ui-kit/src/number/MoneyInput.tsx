import { moneyAmount, moneyText } from './money.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

export interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'onValueChange' | 'format'> {
  /** The amount in digits and a point, such as `1250.50`, so that no cent is lost on its way; null while there is none. */
  value: string | null;
  /** Called with the amount, rounded to the currency's smallest unit; null when the text is emptied. */
  onValueChange: (value: string | null) => void;
  /** The currency's ISO 4217 code, such as `USD`. */
  currency: string;
  /** Whether the sign is as short as can be, or tells dollars of different countries apart. @default 'narrowSymbol' */
  currencyDisplay?: 'narrowSymbol' | 'symbol' | 'code' | undefined;
}

// As many digits as a number holds exactly with three more behind its point.
const mostMoney = 999_999_999_999;

/** An amount of money to type in the person's own way of writing it. */
export function MoneyInput({
  value,
  onValueChange,
  currency,
  currencyDisplay = 'narrowSymbol',
  min = 0,
  max = mostMoney,
  ...rest
}: MoneyInputProps) {
  return (
    <NumberInput
      {...rest}
      value={moneyAmount(value)}
      onValueChange={(amount) => onValueChange(moneyText(amount, currency))}
      format={{ style: 'currency', currency, currencyDisplay }}
      min={Math.max(min, -mostMoney)}
      max={Math.min(max, mostMoney)}
    />
  );
}
