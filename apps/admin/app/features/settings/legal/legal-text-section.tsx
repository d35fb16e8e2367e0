import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { shownLegalText } from '@dalan/contract/settings/legal';
import type { LegalTextName } from '@dalan/contract/settings/legal';
import { legalTitles } from '@dalan/contract/settings/legal-titles';
import type { LegalText } from '@dalan/contract/settings/settings';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { otherLanguages } from '../../../lib/other-languages.ts';
import { MoreFields } from '../../../ui/form/more-fields.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ItemField, SettingsSection } from '../framework/index.ts';
import type { Errors } from '../framework/index.ts';
import { confirmedSample, editedText } from './legal-fields.ts';
import { legalFormTexts } from './legal-texts.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

type LegalTextSectionProps = {
  name: LegalTextName;
  value: LegalText;
  errors: Errors;
  onChange: (value: LegalText) => void;
};

const paths: Record<LegalTextName, string> = {
  deliveryAndRefunds: '/delivery-and-refunds',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
};

const abouts: Partial<Record<LegalTextName, string>> = {
  deliveryAndRefunds: legalFormTexts.delivery,
  privacy: legalFormTexts.privacy,
  accessibility: legalFormTexts.accessibility,
};

/** One text of the owner. Until they edit it, the field holds the sample. */
export function LegalTextSection({ name, value, errors, onChange }: LegalTextSectionProps) {
  const { text, isSample } = shownLegalText(name, value);
  const title = legalTitles[name];
  const about = abouts[name];
  const today = dayInIndia(new Date());
  const toast = useToast();
  const confirm = () => {
    const failed = () => toast.fail(legalFormTexts.samplesNotLoaded);
    void confirmedSample(name, value, today).then(onChange, failed);
  };
  const edit = (next: string) => onChange(editedText(value, next, today));
  return (
    <SettingsSection
      title={title}
      action={
        <Button
          variant="text"
          href={paths[name]}
          target="_blank"
          rel="noreferrer"
          aria-label={`${legalFormTexts.open}: ${title}`}
          startIcon={<Icon name="view" size={18} />}
        >
          {legalFormTexts.open}
        </Button>
      }
      {...(about !== undefined && { about })}
    >
      {isSample && text !== '' && (
        <Box sx={{ mb: 3 }}>
          <Notice
            tone="warning"
            role="note"
            actions={
              <Button
                variant="outlined"
                aria-label={`${legalFormTexts.useSample}: ${title}`}
                onClick={confirm}
              >
                {legalFormTexts.useSample}
              </Button>
            }
          >
            {legalFormTexts.sample}
          </Notice>
        </Box>
      )}
      <ItemField
        id={name}
        label={legalFormTexts.text(title)}
        multiline
        minRows={name === 'privacy' ? 4 : 10}
        maxRows={24}
        fullWidth
        value={text}
        onValue={edit}
        problem={errors[name]}
        helperText={legalFormTexts.howTo}
      />
      {!isSample && (
        <TextField
          id={`${name}.asOf`}
          type="date"
          label={legalFormTexts.asOfFor(title)}
          value={value.asOf ?? ''}
          onChange={(event) => onChange({ ...value, asOf: event.target.value || null })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 4, maxWidth: 320 }}
        />
      )}
      <Box sx={translations}>
        <MoreFields label={legalFormTexts.otherLanguages} of={title}>
          {otherLanguages.map(({ lang, name: language, ending }) => (
            <ItemField
              key={lang}
              id={`${name}.text${ending}`}
              label={legalFormTexts.textIn(title, language)}
              multiline
              minRows={4}
              maxRows={24}
              fullWidth
              value={value[`text${ending}`] ?? ''}
              onValue={(next) => onChange({ ...value, [`text${ending}`]: next })}
              problem={errors[`${name}.text${ending}`]}
              helperText={legalFormTexts.otherLanguagesHint}
              // The button that had the focus is gone.
              autoFocus={lang === 'mr'}
              slotProps={{ htmlInput: { lang } }}
            />
          ))}
        </MoreFields>
      </Box>
    </SettingsSection>
  );
}

const translations = { display: 'grid', gap: 4, mt: 4 };
