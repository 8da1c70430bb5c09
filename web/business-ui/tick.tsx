import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';

type TickProps = {
  name: string;
  value?: string;
  label: ReactNode;
  error?: string;
  defaultChecked?: boolean;
  isDisabled?: boolean;
  onChange?: (isTicked: boolean) => void;
};

/** A yes or no that counts when the form is sent. */
export function Tick({ isDisabled = false, onChange, ...rest }: TickProps) {
  return <Checkbox {...rest} disabled={isDisabled} onChange={(event) => onChange?.(event.target.checked)} />;
}
