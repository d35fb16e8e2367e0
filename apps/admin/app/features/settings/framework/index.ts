/** The parts of a page of settings. `profile` is the simplest example. */
export { fieldOf, inPlainWords, listFields, memberFields } from './fields.ts';
export type { Field, FieldsOf } from './fields.ts';
export { ItemField, ItemSelect } from './item-field.tsx';
export { MoveButtons, moved } from './move-buttons.tsx';
export { translationNote } from './framework-texts.ts';
export { NumberInput, NumberSetting, TextSetting, TranslatedSettings } from './setting-fields.tsx';
export { SettingSwitch } from './setting-switch.tsx';
export { SettingsFrame } from './settings-frame.tsx';
export { SettingsLoader } from './settings-loader.tsx';
export { edgeToEdge, SettingsFields, SettingsSection, wide } from './settings-section.tsx';
export { findPage, useSettings } from './settings-query.ts';
export type { Version } from './settings-query.ts';
export { useSettingsForm } from './use-settings-form.ts';
export type { Errors, SettingsForm } from './use-settings-form.ts';
