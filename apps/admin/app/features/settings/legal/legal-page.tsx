import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { legalTexts, missingLegal } from '@dalan/contract/settings/legal';
import type { Legal } from '@dalan/contract/settings/settings';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import {
  SettingsFields,
  SettingsFrame,
  SettingsLoader,
  SettingsSection,
  SettingSwitch,
  TextSetting,
  TranslatedSettings,
  useSettingsForm,
  wide,
} from '../framework/index.ts';
import type { Version } from '../framework/index.ts';
import { checkLegal, legalFields } from './legal-fields.ts';
import { LegalTextSection } from './legal-text-section.tsx';
import { legalFormTexts } from './legal-texts.ts';

export function LegalPage() {
  return (
    <SettingsLoader page="legal">{(current) => <LegalForm current={current} />}</SettingsLoader>
  );
}

function LegalForm({ current }: { current: Version<Legal> }) {
  const form = useSettingsForm({ current, fieldsOf: legalFields, check: checkLegal });
  const { isComposition = false } = form.document;
  const missing = missingLegal({ legal: form.document });
  return (
    <SettingsFrame form={form}>
      {missing.length > 0 && (
        <ErrorAlert>
          {legalFormTexts.missing}
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {missing.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </Box>
        </ErrorAlert>
      )}
      <SettingsSection title={legalFormTexts.who} about={legalFormTexts.about}>
        <SettingsFields>
          <TextSetting
            form={form}
            name="fssaiLicence"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextSetting form={form} name="gstin" helperText={legalFormTexts.gstinHint} />
          <Box sx={wide}>
            <SettingSwitch
              label={legalFormTexts.isComposition}
              isOn={isComposition}
              onChange={(isOn) => form.set({ isComposition: isOn })}
              hasLabel
              lockedBecause={
                form.document.gstin === '' && !isComposition
                  ? legalFormTexts.compositionWithoutGstin
                  : undefined
              }
            />
            <FormHelperText error={form.errors['isComposition'] !== undefined}>
              {form.errors['isComposition'] ?? legalFormTexts.isCompositionHint}
            </FormHelperText>
          </Box>
          <TextSetting form={form} name="grievanceOfficer" sx={wide} />
          <TranslatedSettings
            form={form}
            names={{ mr: 'grievanceOfficerMr', hi: 'grievanceOfficerHi' }}
          />
          <TextSetting form={form} name="grievancePhone" type="tel" />
          <TextSetting form={form} name="grievanceEmail" type="email" />
        </SettingsFields>
      </SettingsSection>
      {legalTexts.map((name) => (
        <LegalTextSection
          key={name}
          name={name}
          value={form.document[name]}
          errors={form.errors}
          onChange={(value) => form.set({ [name]: value })}
        />
      ))}
    </SettingsFrame>
  );
}
