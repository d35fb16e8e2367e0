import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { otherLanguages } from '../../../lib/other-languages.ts';
import type { OtherLanguage } from '../../../lib/other-languages.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { translationNote } from './framework-texts.ts';
import type { SettingsForm } from './use-settings-form.ts';

type KeyOf<Document, Value> = {
  [Key in keyof Document & string]: Document[Key] extends Value ? Key : never;
}[keyof Document & string];

type BoundProps<Document extends object, Value> = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'error'
> & {
  form: SettingsForm<Document>;
  /** The field's name. It also gives the label, unless another is set. */
  name: KeyOf<Document, Value>;
};

/** A text field of the page, with its error below it. */
export function TextSetting<Document extends object>(
  props: BoundProps<Document, string | undefined>,
) {
  const { form, name, helperText, ...rest } = props;
  const problem = form.errors[name];
  return (
    <TextField
      label={form.labelOf(name)}
      {...rest}
      id={name}
      name={name}
      value={form.document[name] ?? ''}
      onChange={(event) => form.set({ [name]: event.target.value } as Partial<Document>)}
      error={problem !== undefined}
      helperText={problem === undefined ? helperText : <FieldError text={problem} />}
    />
  );
}

type TranslatedProps<Document extends object> = {
  form: SettingsForm<Document>;
  names: Record<OtherLanguage['lang'], KeyOf<Document, string | undefined>>;
};

/** The same words in the other languages, below the English ones. */
export function TranslatedSettings<Document extends object>(props: TranslatedProps<Document>) {
  const { form, names } = props;
  return otherLanguages.map(({ lang }) => (
    <TextSetting
      key={lang}
      form={form}
      name={names[lang]}
      helperText={translationNote}
      slotProps={{ htmlInput: { lang } }}
    />
  ));
}

type NumberSettingProps<Document extends object> = BoundProps<Document, number | null> & {
  before?: string;
  after?: string;
};

/**
 * A number field of the page. Empty is null; any other text is NaN, which the page's check refuses.
 */
export function NumberSetting<Document extends object>(props: NumberSettingProps<Document>) {
  const { form, name, ...rest } = props;
  const problem = form.errors[name];
  return (
    <NumberInput
      label={form.labelOf(name)}
      {...rest}
      id={name}
      value={form.document[name] as number | null}
      onValue={(value) => form.set({ [name]: value } as Partial<Document>)}
      {...(problem !== undefined && { problem })}
    />
  );
}

type NumberInputProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error'> & {
  value: number | null;
  onValue: (value: number | null) => void;
  problem?: string;
  /** Units that stand inside the box. */
  before?: string;
  after?: string;
};

export function NumberInput(props: NumberInputProps) {
  const { value, onValue, problem, before, after, helperText, ...rest } = props;
  const [typed, setTyped] = useState(textOf(value));
  // After Discard, or with another person's version, the typed text no longer stands for the value.
  if (!Object.is(numberOf(typed), value)) setTyped(textOf(value));
  return (
    <TextField
      {...rest}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onValue(numberOf(event.target.value));
      }}
      error={problem !== undefined}
      helperText={problem === undefined ? helperText : <FieldError text={problem} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          ...(before !== undefined && { startAdornment: <Unit text={before} /> }),
          ...(after !== undefined && { endAdornment: <Unit text={after} /> }),
        },
      }}
    />
  );
}

function Unit({ text }: { text: string }) {
  return <Box sx={{ color: 'text.disabled', flex: 'none' }}>{text}</Box>;
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

function numberOf(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : NaN;
}
