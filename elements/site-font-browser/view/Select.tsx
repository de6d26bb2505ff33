import { useEffect, useRef } from 'react';

interface SelectProps {
  readonly label: string;
  readonly action: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Whether only screen readers read the label. */
  readonly hidesLabel?: boolean;
}

/** A list to choose from, which shows its value again whenever that has changed. */
export function Select({ label, action, value, options, hidesLabel = false }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const list = options.map(([name]) => name).join();
  useEffect(() => { if (select.current!.value !== value) select.current!.value = value; }, [value, list]);
  return (
    <label className={`field ${action}`}>
      <span className={hidesLabel ? 'visually-hidden' : undefined}>{label}</span>
      <select ref={select} data-action={action} defaultValue={value}>
        {options.map(([name, title]) => <option key={name} value={name}>{title}</option>)}
      </select>
    </label>
  );
}
