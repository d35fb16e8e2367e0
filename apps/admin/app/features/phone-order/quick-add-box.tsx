import { useRef } from 'react';
import { SlashField } from '../../ui/form/slash-field.tsx';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';

type QuickAddBoxProps = {
  typed: string;
  /** True if a flour has grinds: the example then has one too. */
  hasGrinds: boolean;
  onType: (typed: string) => void;
  onEnter: () => void;
};

/** Enter adds the flour. */
export function QuickAddBox({ typed, hasGrinds, onType, onEnter }: QuickAddBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <SlashField
      ref={field}
      label={texts.quickAdd}
      hint={hasGrinds ? texts.quickAddGrindHint : texts.quickAddHint}
      typed={typed}
      onType={onType}
      onKey={(event) => {
        const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
        if (!isEnter || event.nativeEvent.isComposing || typed.trim() === '') return;
        event.preventDefault();
        onEnter();
      }}
      size={size}
    />
  );
}

const size = { width: { xs: 200, sm: 224 } };
