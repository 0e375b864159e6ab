// Opens the requested page as soon as the shop answers again.
const CHECK_EVERY_MS = 5000;
const state = document.getElementById('state');

// At its own address there is no page to return to.
const open = () => (location.pathname === '/offline.html' ? location.replace('/') : location.reload());

const isBack = () =>
  fetch('/builds/latest.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Opens the requested page if the shop answers; otherwise calls `stay`. */
const check = (stay = () => {}) => {
  void isBack().then((isOpen) => (isOpen ? open() : stay()));
};

document.getElementById('again').addEventListener('click', (event) => {
  event.preventDefault();
  state.textContent = 'Проверяем связь…';
  check(() => {
    state.textContent = 'Связи пока нет. Страница откроется сама, как только она появится.';
  });
});
addEventListener('online', () => check());
setInterval(() => {
  if (document.visibilityState === 'visible') check();
}, CHECK_EVERY_MS);
