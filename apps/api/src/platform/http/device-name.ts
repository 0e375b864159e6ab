import Bowser from 'bowser';

const LONGEST = 1000;

/** Names in Russian, for shoppers; others are omitted. */
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'на Андроиде',
  Windows: 'на Виндоус',
  macOS: 'на макОС',
  Linux: 'на Линуксе',
  'Chrome OS': 'на Хром ОС',
};
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'Хром',
  Chromium: 'Хром',
  'Yandex Browser': 'Яндекс Браузер',
  Firefox: 'Файрфокс',
  Safari: 'Сафари',
  'Microsoft Edge': 'Эдж',
  Opera: 'Опера',
};
const KINDS: Readonly<Record<string, string>> = {
  mobile: 'Телефон',
  tablet: 'Планшет',
  desktop: 'Компьютер',
};

/** A device in words: «Телефон на Андроиде, Хром», «Айфон, Сафари»; «Неизвестное устройство» when it does not say. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return UNKNOWN;
  const { os, browser, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  const device =
    os.name === 'iOS'
      ? (APPLE[platform.type ?? ''] ?? 'Айфон')
      : [KINDS[platform.type ?? ''], SYSTEMS[os.name ?? '']].filter((part) => part !== undefined).join(' ');
  if (device === '') return UNKNOWN;
  const program = BROWSERS[browser.name ?? ''];
  return program === undefined ? device : `${device}, ${program}`;
}

const UNKNOWN = 'Неизвестное устройство';
const APPLE: Readonly<Record<string, string>> = { mobile: 'Айфон', tablet: 'Айпад' };
