export { readSetting } from './read-settings.ts';
export { setSetting } from './change-setting.ts';
