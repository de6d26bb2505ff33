import { useEffect, useRef } from 'react';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly action?: string;
  readonly type?: 'text' | 'url' | 'tel' | 'email';
  readonly isLong?: boolean;
  readonly isDisabled: boolean;
  readonly problem?: string;
  readonly list?: string;
  /** Attributes of a combobox. */
  readonly combobox?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A field that shows its value again whenever that has changed. */
export function Field({ name, label, value, action = 'field', type = 'text', isLong, isDisabled, problem, list, combobox }: FieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => { if (input.current!.value !== value) input.current!.value = value; }, [value]);
  const shared = {
    ref: input, name, 'data-action': action, defaultValue: value, disabled: isDisabled, 'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${name}-problem` : undefined,
  } as const;
  return (
    <div className="entry">
      <label className="field">
        <span>{label}</span>
        {isLong
          ? <textarea {...shared} rows={3} dir="auto" />
          : (
            <input
              {...shared} type="text" inputMode={type} autoComplete="off" autoCapitalize={type === 'text' ? undefined : 'none'}
              spellCheck={type === 'text' ? undefined : false} dir={type === 'text' ? 'auto' : 'ltr'} list={list} {...combobox}
            />
          )}
      </label>
      {problem && <p className="problem" id={`${name}-problem`}>{problem}</p>}
    </div>
  );
}
