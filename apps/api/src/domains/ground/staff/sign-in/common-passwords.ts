const LATIN = `password passwort passw0rd p@ssw0rd p@ssword pass passpass mypassword newpassword yourpassword
  thepassword passwordpassword passphrase changeme changemenow letmein letmeinplease welcome welcomehome
  welcometo administrator admin adminadmin administration superadmin superuser rootroot root toor default
  secret topsecret mysecret master masterkey mastermaster login loginlogin access accessgranted security
  system manager operator consultant office officeoffice company business iloveyou iloveyouforever love
  lovelove loveyou sunshine princess football baseball basketball superman batman spiderman dragon monkey
  shadow michael jennifer jessica charlie whatever trustno starwars pokemon computer internet samsung
  iphone google googlegoogle facebook vkontakte yandex mailru windows microsoft freedom liverpool chelsea
  arsenal hello hellohello helloworld testtest test testing testpassword demo demopassword guest temporary
  temppassword qwerty qwertyuiop qwertyu qwer qwerqwer qazwsx qazwsxedc qazwsxedcrfv qweasdzxc qweasd
  asdfgh asdfghjkl asdf zxcvbn zxcvbnm zaqxsw zaqwsx abcdef abcdefg abcdefgh abcdefghijkl abcabc
  correcthorsebatterystaple correcthorse 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1q2w3e4r5t 1qaz2wsx3edc
  1qaz2wsx3edc4rfv q1w2e3r4t5y6 q1w2e3r4t5 123qwe123qwe qwe123qwe123 qwerty123456 123456qwerty
  1234qwerasdf abc123abc123 a1b2c3d4e5f6 11111111a aa123456aa 112233445566 121212121212 123321123321
  123123123123 147258369 159753 gfhjkm gfhjkmgfhjkm vjqgfhjkm ghbdtn ghbdtnghbdtn k.,jdm ktyf cjkysirj
  yfnfif vjcrdf hjccbz flvby flvbybcnhfnjh ctrhtn vfrcbv cthutq cgfhnfr ptybn vfufpby hf,jnf yahont
  yahontyahont yakhont yuvelir jewelry jewellery diamond diamonds gold silver zoloto zolotozoloto serebro
  brilliant`;

const RUSSIAN = `пароль парольпароль мойпароль новыйпароль администратор админ йцукен йцукенгшщз фывапролдж ячсмить
  ячсмитьбю привет приветпривет приветмир любовь люблютебя ятебялюблю солнышко наташа александр екатерина
  анастасия максим сергей россия москва спартак зенит секрет менеджер консультант директор магазин работа
  клиент добропожаловать бухгалтерия яхонт яхонтяхонт ювелир ювелирныйдом золото золотозолото серебро
  бриллиант бриллианты жемчуг изумруд сапфир рубин кольцо украшения`;

/**
 * Words and patterns that people choose first, in lower case: English and Russian ones, Russian ones typed with a Latin
 * layout, and those of this trade. Digits and signs around them, and repetitions, are left out
 * before the comparison.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(`${LATIN} ${RUSSIAN}`.split(/\s+/));

/** Rows of keyboards in both layouts, digits and letters in order, there and back. */
export const KEYBOARD_ROWS: readonly string[] = [
  '12345678901234567890',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);
