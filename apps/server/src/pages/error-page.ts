/** The page shown when the storefront itself could not render one. */
export function errorPage(requestId: string): string {
  return plainPage(
    'Что-то сломалось',
    `Мы уже знаем и чиним. Обновите страницу через минуту. Номер обращения: ${requestId}`,
  );
}

/** The page shown while the shop starts: the database opens, the demo data is imported. */
export function startingPage(): string {
  return plainPage(
    'Магазин открывается',
    'Страница обновится сама.',
    '<meta http-equiv="refresh" content="3">',
  );
}

export function tooLargePage(): string {
  return plainPage('Слишком длинный запрос', 'Сократите текст и\u00A0отправьте ещё раз.');
}

/** The page for a request whose body is not a form. */
export function unsupportedPage(): string {
  return plainPage(
    'Форма не\u00A0распознана',
    'Сайт принимает только то, что отправлено со\u00A0страницы магазина. Откройте её заново и\u00A0заполните форму ещё раз.',
  );
}

/** The form is broken: its parts cannot be separated. */
export function unreadablePage(): string {
  return plainPage(
    'Форма пришла повреждённой',
    'Её не\u00A0удалось прочитать. Вернитесь на\u00A0страницу и\u00A0отправьте форму ещё раз.',
  );
}

export function foreignPage(): string {
  return plainPage(
    'Запрос с\u00A0чужого сайта',
    'Мы\u00A0не\u00A0выполнили\u00A0его. Если форму отправили\u00A0вы, откройте страницу магазина и\u00A0повторите.',
  );
}

export function slowPage(): string {
  return plainPage(
    'Форма шла слишком долго',
    'Связь прервалась или была очень медленной. Вернитесь на\u00A0страницу и\u00A0отправьте форму ещё раз.',
  );
}

/** @param seconds after which a page that was only read asks again by itself */
export function overloadPage(seconds?: number): string {
  if (seconds === undefined)
    return plainPage('Слишком много запросов', 'Подождите несколько секунд и\u00A0обновите страницу.');
  return plainPage(
    'Слишком много запросов',
    'Страница обновится сама через несколько секунд.',
    `<meta http-equiv="refresh" content="${seconds}">`,
  );
}

function plainPage(title: string, text: string, head = ''): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head><body><h1>${title}</h1><p>${text}</p><p><a href="/">На\u00A0главную</a></p></body></html>`;
}
