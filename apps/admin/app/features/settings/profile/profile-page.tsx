import TextField from '@mui/material/TextField';
import { FIRST_SCALE_STEP, scaleSteps } from '@dalan/contract/desk/counter';
import type { ScaleStep } from '@dalan/contract/desk/counter';
import type { Profile } from '@dalan/contract/settings/settings';
import {
  NumberSetting,
  SettingSwitch,
  SettingsFields,
  SettingsFrame,
  SettingsLoader,
  SettingsSection,
  TextSetting,
  TranslatedSettings,
  useSettingsForm,
  wide,
} from '../framework/index.ts';
import type { Version } from '../framework/index.ts';
import { checkProfile, profileFields } from './profile-fields.ts';
import { profileTexts } from './profile-texts.ts';

export function ProfilePage() {
  return (
    <SettingsLoader page="profile">{(current) => <ProfileForm current={current} />}</SettingsLoader>
  );
}

function ProfileForm({ current }: { current: Version<Profile> }) {
  const form = useSettingsForm({ current, fieldsOf: profileFields, check: checkProfile });
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={profileTexts.shop}>
        <SettingsFields>
          <TextSetting form={form} name="name" required />
          <TextSetting form={form} name="nameMr" slotProps={{ htmlInput: { lang: 'mr' } }} />
          <TextSetting form={form} name="tagline" sx={wide} />
          <TranslatedSettings form={form} names={{ mr: 'taglineMr', hi: 'taglineHi' }} />
          <TextSetting form={form} name="address" required sx={wide} />
          <TranslatedSettings form={form} names={{ mr: 'addressMr', hi: 'addressHi' }} />
          <TextSetting form={form} name="city" required sx={wide} />
          <TranslatedSettings form={form} names={{ mr: 'cityMr', hi: 'cityHi' }} />
        </SettingsFields>
      </SettingsSection>
      <SettingsSection title={profileTexts.contact}>
        <SettingsFields>
          <TextSetting form={form} name="phone" type="tel" required />
          <TextSetting
            form={form}
            name="whatsapp"
            type="tel"
            helperText={profileTexts.whatsappNote}
          />
          <TextSetting form={form} name="email" type="email" required />
        </SettingsFields>
      </SettingsSection>
      <SettingsSection title={profileTexts.hours} about={profileTexts.hoursAbout}>
        <SettingsFields>
          <TextSetting form={form} name="openFrom" required />
          <TextSetting form={form} name="openTo" required />
        </SettingsFields>
      </SettingsSection>
      <SettingsSection title={profileTexts.map} about={profileTexts.mapAbout}>
        <SettingsFields>
          <NumberSetting form={form} name="mapLatitude" required />
          <NumberSetting form={form} name="mapLongitude" required />
        </SettingsFields>
      </SettingsSection>
      <SettingsSection title={profileTexts.visitors} about={profileTexts.visitorsAbout}>
        <SettingSwitch
          label={profileTexts.floursForVisitors}
          isOn={form.document.floursForVisitors ?? false}
          onChange={(floursForVisitors) => form.set({ floursForVisitors })}
          hasLabel
        />
      </SettingsSection>
      <SettingsSection title={profileTexts.counter} about={profileTexts.counterAbout}>
        <TextField
          select
          label={profileTexts.scaleStep}
          value={form.document.scaleStepGrams ?? FIRST_SCALE_STEP}
          onChange={({ target }) => form.set({ scaleStepGrams: Number(target.value) as ScaleStep })}
          slotProps={{ select: { native: true } }}
          sx={{ width: 200 }}
        >
          {scaleSteps.map((grams) => (
            <option key={grams} value={grams}>
              {profileTexts.scaleStepIn(grams)}
            </option>
          ))}
        </TextField>
      </SettingsSection>
      <SettingsSection title={profileTexts.social} about={profileTexts.socialAbout}>
        <SettingsFields>
          <TextSetting form={form} name="instagram" type="url" />
          <TextSetting form={form} name="facebook" type="url" />
        </SettingsFields>
      </SettingsSection>
    </SettingsFrame>
  );
}
