import Box from '@mui/material/Box';
import type { Alerts } from '@dalan/contract/settings/settings';
import { useShop } from '../../../lib/api/shop.ts';
import {
  SettingsFrame,
  SettingsLoader,
  SettingsSection,
  SettingSwitch,
  TextSetting,
  useSettingsForm,
} from '../framework/index.ts';
import type { Version } from '../framework/index.ts';
import { alertKinds, alertsFields, checkAlerts } from './alerts-fields.ts';
import { alertsTexts } from './alerts-texts.ts';

export function AlertsPage() {
  return (
    <SettingsLoader page="alerts">{(current) => <AlertsForm current={current} />}</SettingsLoader>
  );
}

function AlertsForm({ current }: { current: Version<Alerts> }) {
  const shop = useShop();
  const form = useSettingsForm({ current, fieldsOf: alertsFields, check: checkAlerts });
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={alertsTexts.where}>
        <TextSetting
          form={form}
          name="email"
          type="email"
          helperText={alertsTexts.emailNote(shop.email)}
          sx={{ maxWidth: 420 }}
        />
      </SettingsSection>
      <SettingsSection title={alertsTexts.what}>
        <Box sx={{ display: 'grid', justifyItems: 'start' }}>
          {alertKinds.map(({ name, label }) => (
            <SettingSwitch
              key={name}
              label={label}
              hasLabel
              isOn={form.document[name]}
              onChange={(isOn) => form.set({ [name]: isOn })}
            />
          ))}
        </Box>
      </SettingsSection>
    </SettingsFrame>
  );
}
