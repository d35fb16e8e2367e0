import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { BANK_CODE_MAX, readBankCode } from '@dalan/contract/payments/bank-code';
import type { BankCode } from '@dalan/contract/payments/bank-code';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { codeTexts } from './bank-code-texts.ts';
import { readCode } from './read-code.ts';

type BankCodeFieldsProps = {
  typed: string;
  problem: string | undefined;
  /** The id is that of the code, if the code can be read. */
  onTyped: (text: string, upiId: string | undefined) => void;
};

/** The bank's code as text or from a picture, and what it says. */
export function BankCodeFields({ typed, problem, onTyped }: BankCodeFieldsProps) {
  const { code } = readBankCode(typed);
  const take = (text: string) => onTyped(text.trim(), readBankCode(text.trim()).code?.upiId);
  return (
    <Box sx={column}>
      <TextField
        id="upiCode"
        label={codeTexts.code}
        multiline
        minRows={3}
        value={typed}
        onChange={(event) => take(event.target.value)}
        error={problem !== undefined}
        helperText={problem === undefined ? codeTexts.codeNote : <FieldError text={problem} />}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 2 * BANK_CODE_MAX },
        }}
      />
      <CodePicture onRead={take} />
      <div role="status">{code && <WhatItSays code={code} />}</div>
    </Box>
  );
}

function CodePicture({ onRead }: { onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(file: File): Promise<void> {
    setIsReading(true);
    setProblem(undefined);
    try {
      const text = await readCode(file);
      if (text === undefined) setProblem(codeTexts.noCodeFound);
      else onRead(text);
    } catch {
      setProblem(codeTexts.readerMissing);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={isReading}
        startIcon={<Icon name="upload" size={18} />}
        onClick={() => {
          if (!isReading) input.current?.click();
        }}
      >
        {isReading ? codeTexts.reading : codeTexts.picture}
      </Button>
      <FileInput ref={input} accept="image/*" onChoose={(file) => void read(file)} />
      {problem !== undefined && (
        <FormHelperText error role="alert">
          <FieldError text={problem} />
        </FormHelperText>
      )}
    </div>
  );
}

function WhatItSays({ code }: { code: BankCode }) {
  const { name, upiId, merchantCode, isSigned, kept, replaced } = code;
  const facts = [
    { label: codeTexts.name, value: name || codeTexts.noName },
    { label: codeTexts.upiId, value: upiId },
    { label: codeTexts.merchantCode, value: merchantCode || codeTexts.noMerchantCode },
    {
      label: codeTexts.signature,
      value: isSigned ? codeTexts.signed : codeTexts.notSigned,
    },
    { label: codeTexts.kept, value: kept.join(' & ') },
    ...(replaced.length === 0
      ? []
      : [
          {
            label: codeTexts.replaced,
            value: `${replaced.join(' & ')}, ${codeTexts.replacedNote}`,
          },
        ]),
  ];
  return (
    <>
      <Box sx={{ mb: 2, fontWeight: 600 }}>{codeTexts.says}</Box>
      <FactList facts={facts} isBoxed termWidth={120} />
      {merchantCode === '' && (
        <Box sx={{ mt: 3 }}>
          <Notice tone="warning" role="note">
            {codeTexts.perhapsPersonal}
          </Notice>
        </Box>
      )}
    </>
  );
}

const column = { display: 'grid', gap: 3, maxWidth: 640 } as const;
