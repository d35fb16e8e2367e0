import type { Delivery } from '@dalan/contract/settings/settings';
import {
  SettingsFrame,
  SettingsLoader,
  SettingsSection,
  SettingSwitch,
  useSettingsForm,
} from '../framework/index.ts';
import type { Version } from '../framework/index.ts';
import { AreasSection } from './areas-section.tsx';
import { DaysSection } from './days-section.tsx';
import { checkDelivery, deliveryFields } from './delivery-fields.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { PromisePreview } from './promise-preview.tsx';
import { RoomSection } from './room-section.tsx';
import { useDaysLeft } from './use-days-left.ts';

export function DeliveryPage() {
  return (
    <SettingsLoader page="delivery">
      {(current) => <DeliveryForm current={current} />}
    </SettingsLoader>
  );
}

function DeliveryForm({ current }: { current: Version<Delivery> }) {
  const form = useSettingsForm({ current, fieldsOf: deliveryFields, check: checkDelivery });
  const { document: rule } = form;
  const days = useDaysLeft(rule);
  return (
    <SettingsFrame form={form} preview={<PromisePreview rule={rule} days={days} />}>
      <SettingsSection
        title={deliveryTexts.rule}
        about={deliveryTexts.ruleAbout}
        action={
          <SettingSwitch
            label={deliveryTexts.rule}
            isOn={rule.isOn}
            onChange={(isOn) => form.set({ isOn })}
          />
        }
      />
      <AreasSection form={form} />
      <DaysSection form={form} />
      <RoomSection form={form} days={days} />
    </SettingsFrame>
  );
}
